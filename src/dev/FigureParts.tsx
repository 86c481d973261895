import { PressureGauge } from '../guide/PressureGauge';
import { Part } from './Part';

const reading = (lead: string) => ({ lead, text: 'What to do about it.' });

export const Figures = () => (
  <Part name="Gauge">
    <PressureGauge
      words={{
        slider: 'Let water in',
        unit: 'bar',
        readings: { low: reading('too low'), right: reading('right'), hot: reading('hot'), high: reading('too high') },
      }}
      pressures={{ least: 1, cold: 1.5, most: 2 }}
    />
  </Part>
);
