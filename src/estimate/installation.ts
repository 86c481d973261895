import { estimateOptions } from '../domain/boiler-options';
import { type Answers, choiceOf } from '../questionnaire/engine/definition';

type Option<Id extends keyof typeof estimateOptions> = (typeof estimateOptions)[Id][number];

interface Common {
  readonly fuel: Option<'fuel'>;
  readonly boilerType: Option<'boilerType'>;
  readonly propertySize: Option<'propertySize'>;
}

/** An installation with a flue through an outside wall. */
interface WallInstallation extends Common {
  readonly flue: 'wall';
  readonly distance: Option<'distance'>;
  readonly window: Option<'window'>;
}

/** An installation with a flue through the roof. */
interface RoofInstallation extends Common {
  readonly flue: 'roof';
  readonly roofType: Option<'roofType'>;
}

/** The answers that determine the price of an installation: 144 combinations. */
export type Installation = WallInstallation | RoofInstallation;

/**
 * Returns the installation that the answers describe, or undefined while an answer that changes the price is missing.
 */
export function installation(answers: Answers): Installation | undefined {
  const chosen = <Id extends keyof typeof estimateOptions>(id: Id) =>
    choiceOf<Option<Id>>(answers, id, estimateOptions[id]);
  const [fuel, boilerType, propertySize] = [chosen('fuel'), chosen('boilerType'), chosen('propertySize')];
  if (!fuel || !boilerType || !propertySize) return undefined;
  const common = { fuel, boilerType, propertySize };
  switch (chosen('flue')) {
    case 'wall': {
      const [distance, window] = [chosen('distance'), chosen('window')];
      return distance && window && { ...common, flue: 'wall', distance, window };
    }
    case 'roof': {
      const roofType = chosen('roofType');
      return roofType && { ...common, flue: 'roof', roofType };
    }
    case undefined:
      return undefined;
  }
}
