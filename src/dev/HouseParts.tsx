import { Room } from '../brand/drawings/Room';
import { estimateOptions } from '../domain/boiler-options';
import { EstimateHouse } from '../estimate/EstimateHouse';
import { House } from '../home/House';
import { places } from '../home/house-places';
import { html, Pair, Part } from './Part';

const houseThings = Object.keys(places) as (keyof typeof places)[];

const steps = {
  fuel: 'lpg',
  boilerType: 'regular',
  propertySize: 'medium',
  flue: 'wall',
  distance: 'nearby',
  window: 'within30cm',
};
const answers = Object.entries(steps);
const amounts = { fuel: '+£150', distance: '+£250', window: '+£120', roofType: '+£250' };
const extras = (...names: (keyof typeof amounts)[]) => names.map((name) => ({ name, amount: amounts[name] }));

/** The estimate's house as it is drawn: after no answer, after one, and so on. */
const growing = answers.map((_, count) => Object.fromEntries(answers.slice(0, count)));

/** Each size with each way out for the flue, and the prices where they stand. */
const finished = estimateOptions.propertySize.flatMap((propertySize) => [
  ...estimateOptions.distance.map((distance) => ({
    answers: { ...steps, propertySize, distance },
    extras: extras('fuel', 'distance', 'window'),
  })),
  ...estimateOptions.roofType.map((roofType) => ({
    answers: { ...steps, propertySize, fuel: 'mains', flue: 'roof', roofType },
    extras: extras('roofType'),
  })),
]);

/** Shows the house of the home page, crops of it for services, and the house of the estimate in many states. */
export const Houses = () => (
  <>
    <Part name="House of the home page">
      <House
        house={{
          heading: 'What has happened? Press it.',
          drawing: 'A house cut open',
          things: houseThings.map((thing) => ({ thing, name: `The ${thing}`, text: html('What to do first.') })),
        }}
        gas="What to do about gas."
      />
    </Part>
    <Part name="Rooms of the house">
      <Pair>
        {(['heating', 'install', 'service', 'drain', 'repair', 'bath'] as const).map((name) => (
          <Room key={name} of={name} />
        ))}
      </Pair>
    </Part>
    <Part name="House of the estimate">
      <Pair>
        {growing.map((each, count) => (
          <EstimateHouse key={count} answers={each} />
        ))}
        <EstimateHouse answers={{ ...steps, boilerType: 'combi', window: 'moreThan30cm' }} />
        <EstimateHouse answers={{ ...steps, boilerType: 'system', distance: 'adjacent' }} />
        {finished.map((each, index) => (
          <EstimateHouse key={index} {...each} />
        ))}
      </Pair>
    </Part>
  </>
);
