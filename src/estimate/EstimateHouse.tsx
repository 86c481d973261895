import styled from 'styled-components';
import type { Answers } from '../questionnaire/engine/definition';
import { from, token } from '../theme/tokens';
import { type HousePicture, housePicture, type Part } from './house-picture';

const [width, height] = [440, 300];

const Frame = styled.div`
  position: relative;
  container-type: inline-size;
  border-radius: ${token('r-m')};
  overflow: hidden;
  svg {
    width: 100%;
    height: auto;
    aspect-ratio: ${width} / ${height};
    background: ${token('ink-800')};
    fill: none;
    forced-color-adjust: none;
  }
  .gas {
    stroke: #f2c94c;
    stroke-width: 7;
  }
  .water {
    stroke: ${token('copper-500')};
    stroke-width: 7;
  }
  .exhaust {
    stroke: ${token('copper-500')};
    stroke-width: 12;
  }
  .edge {
    stroke: #0b1b21;
    stroke-width: 12;
  }
  .exhaust.edge {
    stroke-width: 18;
  }
  .shine {
    stroke: ${token('copper-300')};
    stroke-width: 3;
    translate: -2px -2px;
  }
  ${from.tablet} {
    border-radius: ${token('r-l')};
  }
`;

/** An extra, as the price in the picture. Its row in the breakdown says what it is. */
const Tag = styled.span`
  position: absolute;
  translate: -50% -50%;
  white-space: nowrap;
  padding: 0.05em 0.5em;
  border-radius: 1em;
  font-weight: 700;
  font-size: max(0.75rem, 4.4cqi);
  line-height: 1.4;
  background: ${token('copper-600')};
  color: #fff;
  box-shadow: 0 0 0 2px #fff;
  &::before {
    content: attr(data-amount);
    content: attr(data-amount) / '';
  }
  /* On paper it would be black on a dark wall. */
  @media print {
    display: none;
  }
`;

const Uses = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(([id, x, y]) => <use key={`${id}${x}`} href={`/drawings/estimate-1.svg#${id}`} x={x} y={y} />);

const Pipes = ({ pipes }: Pick<HousePicture, 'pipes'>) =>
  pipes.map(([carries, d]) => (
    <g key={d}>
      <path className={`${carries} edge`} d={d} />
      <path className={carries} d={d} />
      {carries !== 'gas' && <path className="shine" d={d} />}
    </g>
  ));

interface Props {
  answers: Answers;
  /** The extras of the price, as their rows in the breakdown. */
  extras?: readonly { readonly name: string; readonly amount: string }[];
}

/**
 * Shows the house of an estimate, to which each choice adds a part. Decorative: the answers stand beside it in words.
 *
 * Its parts are in `static/drawings/estimate-1.svg`, which the scripts would otherwise carry. Browsers cache the file for
 * ever: change the number in its name with its content.
 */
export function EstimateHouse({ answers, extras = [] }: Props) {
  const { rooms, pipes, things, places } = housePicture(answers);
  return (
    <Frame aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`}>
        <Uses parts={rooms} />
        <Pipes pipes={pipes} />
        <Uses parts={things} />
      </svg>
      {extras.map(({ name, amount }) => {
        const [across, down] = places[name] ?? [0, 0];
        return (
          <Tag
            key={name}
            data-amount={amount}
            style={{ left: `${(across / width) * 100}%`, top: `${(down / height) * 100}%` }}
          />
        );
      })}
    </Frame>
  );
}
