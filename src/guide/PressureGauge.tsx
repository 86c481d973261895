import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { from, token } from '../theme/tokens';
import { dialBand, dialEnd, dialPoint, needleTurn, type Pressures, type Reading, readingAt } from './pressure';

const Dial = styled.svg`
  width: 100%;
  max-width: 15rem;
  fill: none;
  .face {
    fill: #fff;
    stroke: ${token('ink-900')};
    stroke-width: 5;
  }
  .right {
    stroke: ${token('verdigris-700')};
  }
  .hot {
    stroke: ${token('verdigris-300')};
  }
  .high {
    stroke: ${token('alarm-700')};
  }
  .right,
  .hot,
  .high {
    stroke-width: 14;
  }
  .tick {
    stroke: ${token('ink-900')};
    stroke-width: 2.5;
  }
  text {
    font: 700 19px ${token('font-text')};
    fill: ${token('ink-900')};
    text-anchor: middle;
  }
  .needle {
    fill: ${token('copper-600')};
  }
  .hub {
    fill: ${token('ink-900')};
  }
  @media (forced-colors: active) {
    .needle {
      fill: Highlight;
    }
    .hub,
    text {
      fill: CanvasText;
    }
    .face {
      fill: Canvas;
    }
  }
`;

const numbers = [0, 1, 2, 3, 4];
const ticks = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4];

function Gauge({ bar, unit, pressures }: { bar: number; unit: string; pressures: Pressures }) {
  const { least, cold, most } = pressures;
  return (
    <Dial viewBox="-100 -100 200 200" aria-hidden="true">
      <circle className="face" r="95" />
      <path className="right" d={dialBand(least, cold, 80)} />
      <path className="hot" d={dialBand(cold, most, 80)} />
      <path className="high" d={dialBand(most, dialEnd, 80)} />
      <path
        className="tick"
        d={ticks.map((tick) => `M${dialPoint(tick, 68).join(' ')}L${dialPoint(tick, 80).join(' ')}`).join('')}
      />
      {numbers.map((number) => {
        const [x, y] = dialPoint(number, 52);
        return (
          <text key={number} x={x} y={y + 7}>
            {number}
          </text>
        );
      })}
      <text y="76">{unit}</text>
      <path className="needle" d="M-5 12L0-72 5 12z" transform={`rotate(${needleTurn(bar)})`} />
      <circle className="hub" r="9" />
    </Dial>
  );
}

const Tool = styled.div`
  display: grid;
  gap: 1rem 2.5rem;
  justify-items: center;
  margin-top: 1.25rem;
  padding: 1.5rem 1.25rem;
  border-radius: ${token('r-l')};
  background: ${token('mist-100')};
  ${from.small} {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
    align-items: center;
    justify-items: stretch;
  }
  label {
    display: block;
    font-weight: 600;
  }
  input {
    width: 100%;
    min-height: 2.75rem;
    margin: 0;
    accent-color: ${token('copper-600')};
  }
  p {
    min-height: 7rem;
  }
  b {
    display: block;
    font-size: 1.25rem;
  }
  @media print {
    display: none;
  }
`;

/** Shows three readings where a slider would do nothing: without JavaScript, and on paper. */
const Still = styled.ul`
  display: none;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 1.5rem;
  margin-top: 1.25rem;
  b {
    display: block;
    margin-top: 0.5rem;
  }
  @media print {
    display: grid;
    svg {
      max-width: 4cm;
    }
  }
`;

/** The words of the gauge. */
export interface GaugeWords {
  slider: string;
  unit: string;
  readings: Readonly<Record<Reading, { readonly lead: string; readonly text: string }>>;
}

/** Shows a boiler's pressure gauge. A slider lets water in through the filling loop, and words say what the needle means. */
export function PressureGauge({ words, pressures }: { words: GaugeWords; pressures: Pressures }) {
  const { least, cold, most } = pressures;
  const [bar, setBar] = useState(least / 2);
  const slider = useRef<HTMLInputElement>(null);
  const id = useId();
  // The slider may have been moved before React arrived.
  useEffect(() => {
    setBar(Number(slider.current?.value));
  }, []);
  const { lead, text } = words.readings[readingAt(bar, pressures)];
  const reading = `${bar.toFixed(1)} ${words.unit}`;
  const still = [least / 2, cold, most + 0.5].map((at) => ({ at, ...words.readings[readingAt(at, pressures)] }));
  return (
    <>
      <Tool className="scripted">
        <Gauge bar={bar} unit={words.unit} pressures={pressures} />
        <div>
          <label htmlFor={id}>{words.slider}</label>
          <input
            ref={slider}
            id={id}
            type="range"
            min="0"
            max={most + 1}
            step="0.1"
            defaultValue={bar}
            aria-valuetext={`${reading}: ${lead}`}
            onInput={({ currentTarget }) => {
              setBar(Number(currentTarget.value));
            }}
          />
          <p>
            <b>{`${reading}: ${lead}`}</b>
            <span>{text}</span>
          </p>
        </div>
      </Tool>
      <Still className="unscripted">
        {still.map((reading) => (
          <li key={reading.at}>
            <Gauge bar={reading.at} unit={words.unit} pressures={pressures} />
            <b>
              {reading.at} {words.unit}: {reading.lead}
            </b>
            {reading.text}
          </li>
        ))}
      </Still>
    </>
  );
}
