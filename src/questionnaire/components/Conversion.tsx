import type { Html } from '../../../tools/shared/safe-html';
import { ArrowLink } from '../../ui/controls/Links';
import { Prose } from '../../ui/Prose';

interface Props {
  words: {
    readonly combi: Html;
    readonly system: Html;
    readonly link: { readonly to: string; readonly label: string };
  };
  /** The type of boiler that was priced. */
  type: 'combi' | 'system' | 'regular' | undefined;
}

/** Says what a change from another type of boiler costs, below a price that assumes the same type. */
export const Conversion = ({ words, type }: Props) =>
  type === 'combi' || type === 'system' ? (
    <>
      <Prose className="small" html={words[type]} />
      <ArrowLink {...words.link} />
    </>
  ) : null;
