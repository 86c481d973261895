import styled, { css } from 'styled-components';
import { below, from, hovering, token } from '../../theme/tokens';
import { tiles } from '../../theme/tiles';
import { isDoubleClick } from './double-click';
import { drawings } from '../drawings/drawings';
import { OptionDrawing } from '../drawings/OptionDrawing';
import type { OptionText } from '../engine/question-text';

const upright = css`
  ${from.tablet} {
    gap: 1.25rem;
    b {
      font-size: 1.1875rem;
    }
    button {
      grid-template-columns: 1fr auto;
      align-items: start;
      align-content: start;
      gap: 0;
    }
    .tile {
      grid-column: 1/-1;
    }
    .words {
      padding: 1.125rem 0 1.375rem 1.25rem;
    }
    .mark {
      position: static;
      margin: 1.25rem 1.125rem 0 0;
    }
  }
`;

const Group = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-top: 0.75rem;
  ${from.tablet} {
    gap: 0.875rem;
    margin-top: 1.75rem;
  }
  button {
    display: grid;
    grid-template-columns: 6rem 1fr;
    align-items: center;
    gap: 0 0.625rem;
    position: relative;
    padding: 0;
    border: 1.5px solid ${token('line-500')};
    border-radius: ${token('r-l')};
    overflow: hidden;
    text-align: left;
    background: ${token('enamel')};
    cursor: pointer;
    transition:
      border-color 0.15s,
      box-shadow 0.15s;
  }
  ${hovering} {
    button:hover {
      border-color: ${token('ink-900')};
      box-shadow: ${token('shadow-1')};
    }
  }
  button[aria-busy] {
    border-color: ${token('ink-900')};
    box-shadow: ${token('shadow-1')};
    cursor: progress;
  }
  button[aria-pressed='true'] {
    border-color: ${token('ink-900')};
    box-shadow: 0 0 0 1.5px ${token('ink-900')};
  }
  button:focus-visible {
    border-radius: ${token('r-l')};
  }
  .tile {
    ${tiles}
    background-size: 20px 20px;
    align-self: stretch;
    display: grid;
    place-items: center;
  }
  .words {
    padding: 0.375rem 0.5rem 0.375rem 0;
  }
  b,
  .help {
    display: block;
  }
  b {
    font-size: 1.0625rem;
    text-wrap: balance;
    line-height: 1.3;
    padding-right: 1.5rem;
  }
  .help {
    color: ${token('ink-700')};
    font-size: 0.9375rem;
    line-height: 1.35;
    margin-top: 0.125rem;
  }
  .mark {
    width: 1.25rem;
    height: 1.25rem;
    border: 2px solid ${token('line-500')};
    border-radius: 50%;
    position: absolute;
    top: 0.5rem;
    right: 0.5rem;
  }
  button[aria-pressed='true'] .mark,
  button[aria-busy] .mark {
    border: 6px solid ${token('ink-900')};
  }
  ${from.tablet} {
    .help {
      font-size: 1rem;
      line-height: 1.4;
    }
    .mark {
      width: 1.5rem;
      height: 1.5rem;
    }
    grid: auto / auto-flow 1fr;
  }
  ${upright}
  /* Without drawings the options are lines. */
  &.plain {
    grid: none;
    gap: 0.5rem;
    button {
      grid-template-columns: minmax(0, 1fr);
      align-items: center;
      align-content: center;
      min-height: 3.25rem;
    }
    .words {
      padding: 0.625rem 3rem 0.625rem 1rem;
    }
    b {
      padding: 0;
      font-size: 1.0625rem;
      font-weight: 600;
    }
    .mark {
      position: absolute;
      inset: auto 1rem auto auto;
      margin: 0;
    }
  }
  ${below.largeText} {
    button {
      grid-template-columns: 1fr;
    }
    .words {
      padding-left: 0.625rem;
    }
    .mark {
      background: ${token('enamel')};
    }
  }
`;

interface Props {
  options: readonly OptionText[];
  chosen: string;
  labelledBy: string;
  choose: (option: string) => void;
}

/**
 * Shows the options of a question as buttons, not radios: choosing one may advance to the next question, and arrow keys
 * must not do that.
 */
export function Options({ options, chosen, labelledBy, choose }: Props) {
  const isDrawn = options.every(({ value }) => value in drawings);
  return (
    <Group role="group" aria-labelledby={labelledBy} className={isDrawn ? undefined : 'plain'}>
      {options.map(({ value, label, help }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          aria-labelledby={`option-${value}`}
          aria-describedby={help && `option-${value}-help`}
          onClick={(click) => {
            if (!isDoubleClick(click)) choose(value);
          }}
        >
          {isDrawn && (
            <span className="tile">
              <OptionDrawing value={value} />
            </span>
          )}
          <span className="words">
            <b id={`option-${value}`}>{label}</b>
            {help && (
              <span className="help" id={`option-${value}-help`}>
                {help}
              </span>
            )}
          </span>
          <span className="mark" />
        </button>
      ))}
    </Group>
  );
}
