import { graphql } from 'gatsby';
import type { GaugeWords } from './PressureGauge';
import type { Pressures } from './pressure';

export const gaugeFragment = graphql`
  fragment Gauge on GuideGauge {
    slider
    unit
    healthy {
      low
    }
    cold {
      high
    }
    most {
      low
    }
    readings {
      low {
        lead
        text
      }
      right {
        lead
        text
      }
      hot {
        lead
        text
      }
      high {
        lead
        text
      }
    }
  }
`;

/** Returns what the gauge's island needs. The check has seen to it that its facts are numbers. */
export const gaugeProps = ({
  slider,
  unit,
  readings,
  healthy,
  cold,
  most,
}: Queries.GaugeFragment): { words: GaugeWords; pressures: Pressures } => ({
  words: { slider, unit, readings },
  pressures: { least: healthy.low ?? 0, cold: cold.high ?? 0, most: most.low ?? 0 },
});
