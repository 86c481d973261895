/**
 * A fact as pages use it. `low` and `high` are numbers in the fact's own unit; both are missing for words, and `high` where
 * there is no upper end: so many or more, or a price that depends on something.
 */
export interface Fact {
  name: string;
  text: string;
  low?: number;
  high?: number;
  dependsOn?: string;
}
