/** How a visitor asks to be reached first. */
export const waysToReach = ['call', 'text', 'email'] as const;
export type ReachBy = (typeof waysToReach)[number];

/** The other fields on how to reach a visitor, by their ids. */
export const reachFieldIds = ['atHome', 'dayPhone', 'forWhom', 'tell', 'priority', 'arrival'] as const;
