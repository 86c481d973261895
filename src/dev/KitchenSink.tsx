import styled from 'styled-components';
import { GlobalStyle } from '../theme/GlobalStyle';
import { token, tokens } from '../theme/tokens';
import { Button } from '../ui/controls/Button';
import { Dialog, DialogBody } from '../ui/controls/Dialog';
import { Lead, Wrap } from '../ui/page-grid';
import { opens } from '../ui/controls/opens';
import { Booking } from './BookingParts';
import { Lists, Prices } from './ContentParts';
import { Buttons, Fields, Messages } from './ControlParts';
import { Drawings } from './DrawingParts';
import { Figures } from './FigureParts';
import { Houses } from './HouseParts';
import { Part } from './Part';
import { Reach } from './ReachParts';
import { Questionnaire } from './QuestionnaireParts';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 1rem;
  li::before {
    content: '';
    display: block;
    height: 3rem;
    border: 1px solid ${token('line-500')};
    border-radius: ${token('r-s')};
  }
  ${Object.entries(tokens)
    .filter(([, value]) => value.startsWith('#'))
    .map(([name, value]) => `.${name}::before{background:${value}}`)
    .join('')}
`;

/**
 * Shows parts of the design in several states, for developers: /kitchen-sink of `npm run develop`. The built site
 * does not contain it. e2e/kitchen-sink.spec.ts bundles this file by itself.
 */
export default function KitchenSink() {
  return (
    <>
      <GlobalStyle />
      <main>
        <Wrap>
          <h1>Kitchen sink</h1>
          <Lead>Every part of the design, in every state it has.</Lead>
          <Swatches>
            {Object.entries(tokens)
              .filter(([, value]) => value.startsWith('#'))
              .map(([name, value]) => (
                <li key={name} className={name}>
                  {name} {value}
                </li>
              ))}
          </Swatches>
        </Wrap>
        <Buttons />
        <Fields />
        <Booking />
        <Reach />
        <Messages />
        <Questionnaire />
        <Lists />
        <Drawings />
        <Figures />
        <Houses />
        <Prices />
        <Part name="Dialog">
          <Button {...opens('sheet')}>Open the dialog</Button>
        </Part>
      </main>
      <Dialog id="sheet" title="A dialog" close="Close">
        <DialogBody>
          <p>Its body scrolls.</p>
        </DialogBody>
      </Dialog>
    </>
  );
}
