import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { Html } from '../safe-html';
import { Chosen } from '../booking/Chosen';
import { ConfirmFoot } from '../booking/ConfirmFoot';
import { DayPicker } from '../booking/DayPicker';
import { Problems } from '../booking/Problems';
import { SlotPicker } from '../booking/SlotPicker';
import { GlobalStyle } from '../theme/GlobalStyle';
import { token, tokens } from '../theme/tokens';
import { Badge, Stars, Verified } from '../ui/Badge';
import { Button, ButtonLink } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { Card, CardGrid } from '../ui/Card';
import { Dialog, DialogBody } from '../ui/Dialog';
import { Disclosures } from '../ui/Disclosure';
import { Field, Input, Select, TextArea } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { Lead, Row, Section, Wrap } from '../ui/layout';
import { ArrowLink, LinkList } from '../ui/Links';
import { opens } from '../ui/opens';
import { Panel } from '../ui/Panel';
import { PriceCards } from '../ui/PriceCards';
import { ReadingList } from '../ui/ReadingList';
import { Steps } from '../ui/Steps';
import { PriceTable, Table } from '../ui/Table';
import { FactRow, Ticks } from '../ui/Ticks';
import { Toasts } from '../ui/Toasts';
import { VideoPlaceholder } from '../ui/Video';
import { AnswerList } from '../wizard/AnswerList';
import { NotSure } from '../wizard/NotSure';
import { Options } from '../wizard/Options';
import { Progress } from '../wizard/Progress';

const nothing = () => undefined;
const now = new Date('2026-11-09T10:00:00Z');
const times = {
  slots: {
    am: { name: 'Morning', start: '08:00', end: '12:00' },
    pm: { name: 'Afternoon', start: '13:00', end: '17:00' },
  },
  closedWeekdays: ['Sunday'],
  closedDates: [],
  bookAheadDays: 60,
};
const slots = [
  { name: 'am', title: 'Morning', hours: '(8:00 AM - 12:00 PM)' },
  { name: 'pm', title: 'Afternoon', hours: '(1:00 PM - 5:00 PM)' },
] as const;
const options = [
  { value: 'combi', label: 'Combi', help: 'Heats water when you ask for it. No tanks.' },
  { value: 'system', label: 'System', help: 'A cylinder, but no tank in the loft.' },
  { value: 'regular', label: 'Regular', help: 'A cylinder and a tank in the loft.' },
];
const definition = {
  questions: ['first', 'second', 'third'].map((id) => ({ id, kind: 'choice' as const, options: ['yes', 'no'] })),
  advancesOn: 'choice' as const,
  resultIsStep: true,
};
const fieldWords = { optional: '(optional)', error: 'Error:' };
const calendarWords = {
  heading: 'Choose a date',
  previous: 'Previous month',
  next: 'Next month',
  available: 'Available',
  full: 'Fully booked',
  closed: 'Closed',
  fullDay: 'fully booked',
  chosenDay: 'selected',
  missing: 'Choose a day',
};
const slotWords = {
  heading: 'Time slot',
  words: { booked: 'Fully booked', begun: 'Already begun', closed: 'Closed' },
  errorWord: 'Error:',
};
const confirmWords = { confirm: 'Confirm Booking', submitting: 'Booking...' };
const progressWords = { step: 'Step', of: 'of', progress: 'Progress' };
/** Holds no markup, so it is what the renderer would make of it. */
const html = (text: string) => text as Html;
const steps = [
  { title: 'Turn off the stop tap', text: html('It is usually under the kitchen sink.') },
  { title: 'Open the taps', text: html('Let the pipes run empty.') },
  { title: 'Call us', text: html('We answer day and night.') },
];
const questions = [
  { question: 'A question that opens', answer: html('An answer of a sentence or two.') },
  { question: 'Another one of the same group', answer: html('It closes the first.') },
];

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
const Pair = styled.div`
  display: grid;
  gap: 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  > * {
    min-width: 0;
  }
`;

const Room = styled(Wrap)`
  > * + * {
    margin-top: 1.5rem;
  }
`;

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <Section id={name.toLowerCase().replaceAll(' ', '-')}>
    <Room>
      <h2>{name}</h2>
      {children}
    </Room>
  </Section>
);

const Buttons = () => (
  <Part name="Buttons">
    <Row>
      <Button>Primary</Button>
      <Button $look="secondary">Secondary</Button>
      <Button $large>Large</Button>
      <ButtonLink href="tel:+441632960123">
        <Icon name="phone" />
        <span>Call 01632 960123</span>
      </ButtonLink>
      <Button disabled>Disabled</Button>
      <Button aria-disabled="true">Held back</Button>
    </Row>
    <Panel className="on-dark">
      <Row>
        <Button $look="inverse">Inverse on dark</Button>
      </Row>
    </Panel>
    <Row>
      <Badge>Limited offer</Badge>
      <Badge $colour="verdigris">Estimate</Badge>
      <Badge $colour="mist">Deep clean</Badge>
      <Stars count={5} label="5 out of 5 stars" />
      <Verified>
        <Icon name="ok" />
        Verified Customer
      </Verified>
    </Row>
    <FactRow items={['Gas Safe registered 952583', 'Insured up to £2 million']} />
    <ArrowLink to="#links" label="A link of its own line" />
    <ArrowLink to="#links" label="A link back" back />
  </Part>
);

const Fields = () => (
  <Part name="Fields">
    <Pair>
      <Field id="empty" label="Empty" optional={false} words={fieldWords}>
        {(control) => <Input {...control} />}
      </Field>
      <Field id="filled" label="Filled, with a hint" optional hint="Such as name@example.com" words={fieldWords}>
        {(control) => <Input {...control} type="email" defaultValue="name@example.com" />}
      </Field>
      <Field id="wrong" label="With an error" optional={false} error="Enter your full name" words={fieldWords}>
        {(control) => <Input {...control} />}
      </Field>
      <Field id="long" label="Several lines, nearly full" optional={false} left="12 characters left" words={fieldWords}>
        {(control) => <TextArea {...control} defaultValue="The tap in the kitchen drips." />}
      </Field>
      <Field id="one" label="One of several" optional={false} words={fieldWords}>
        {(control) => (
          <Select {...control}>
            <option>Baxi</option>
            <option>Vaillant</option>
          </Select>
        )}
      </Field>
      <Field id="disabled" label="Disabled" optional={false} words={fieldWords}>
        {(control) => <Input {...control} disabled />}
      </Field>
    </Pair>
  </Part>
);

const noRef = { current: null };
const Booking = () => (
  <Part name="Booking">
    <Pair>
      <DayPicker
        id="days"
        day="2026-11-17"
        onPick={nothing}
        now={now}
        taken={new Map([['2026-11-12', ['am', 'pm']]])}
        times={times}
        error={undefined}
        words={calendarWords}
        errorWord="Error:"
      />
      <DayPicker
        id="no-day"
        day={undefined}
        onPick={nothing}
        now={now}
        taken={new Map()}
        times={times}
        error="Choose a date"
        words={calendarWords}
        errorWord="Error:"
      />
      <SlotPicker
        {...slotWords}
        id="free"
        ref={noRef}
        choices={slots}
        slot={undefined}
        onPick={nothing}
        error={undefined}
      />
      <SlotPicker {...slotWords} id="chosen" ref={noRef} choices={slots} slot="am" onPick={nothing} error={undefined} />
      <SlotPicker
        {...slotWords}
        id="taken"
        ref={noRef}
        choices={[slots[0], { ...slots[1], closed: 'booked' }]}
        slot={undefined}
        onPick={nothing}
        error={undefined}
      />
      <SlotPicker
        {...slotWords}
        id="none"
        ref={noRef}
        choices={slots}
        slot={undefined}
        onPick={nothing}
        error="Choose a time"
      />
      <Chosen day="2026-11-17" slot="morning" onChange={nothing} words={{ change: 'Change', changeWhat: 'the date' }} />
      <Problems
        heading="There is a problem"
        errors={[
          { part: 'name', message: 'Enter your full name' },
          { part: 'email', message: 'Enter your email address' },
        ]}
        onPick={nothing}
      />
      <ConfirmFoot id="held" line="Choose a day to begin." isSubmitting={false} isHeldBack words={confirmWords} />
      <ConfirmFoot
        id="ready"
        line="Opens your email app."
        isSubmitting={false}
        isHeldBack={false}
        words={confirmWords}
      />
      <ConfirmFoot id="busy" line="Opens your email app." isSubmitting isHeldBack={false} words={confirmWords} />
    </Pair>
  </Part>
);

const Messages = () => (
  <Part name="Messages">
    <Callout tone="note">
      <p>
        <b>Not sure?</b> A note.
      </p>
    </Callout>
    <Callout tone="care">
      <p>
        <b>Take care.</b> Something to look out for.
      </p>
    </Callout>
    <Callout tone="good">
      <p>
        <b>Good.</b> Something that went well.
      </p>
    </Callout>
    <Callout tone="stop">
      <p>
        <b>Stop.</b> Something dangerous.
      </p>
    </Callout>
    <Toasts
      toasts={[
        { id: 'sent', kind: 'success', words: <b>Booking made</b> },
        { id: 'missing', kind: 'error', words: <b>Missing information</b> },
      ]}
      onDismiss={nothing}
      onHold={nothing}
      hide="Hide message"
    />
  </Part>
);

const Questionnaire = () => {
  const [chosen, setChosen] = useState('system');
  return (
    <Part name="Questionnaire">
      <Progress
        definition={definition}
        state={{ kind: 'asking', answers: { first: 'yes' }, current: 'second' }}
        words={progressWords}
      />
      <h3 id="which">Which boiler do you want?</h3>
      <Options options={options} chosen={chosen} labelledBy="which" choose={setChosen} />
      <NotSure label="Not sure?" html={html('Look for a cylinder in a cupboard.')} />
      <AnswerList
        heading="Your answers"
        change="Change"
        lines={[{ question: 'type', label: 'Boiler type', value: 'Combi' }]}
        send={nothing}
      />
    </Part>
  );
};

const Lists = () => (
  <Part name="Lists">
    <Steps items={steps} />
    <Steps items={steps} across />
    <Ticks
      items={[
        { text: 'Included' },
        { text: 'Included as well' },
        { text: 'Left out', isCrossed: true, said: 'Not included:' },
      ]}
      columns
    />
    <Disclosures items={questions} name="questions" />
    <LinkList items={[{ to: '#buttons', label: 'Further reading' }]} />
    <ReadingList items={[{ to: '#buttons', title: 'An article', text: 'What it says.', note: '4 minutes' }]} />
    <CardGrid>
      <Card to="#mist" title="On mist" text="A sentence." note="Free quote" drawing="heating" />
      <Card to="#copper" title="On copper" text="A sentence." note="£50" drawing="service" tint="copper" />
      <Card to="#verdigris" title="On verdigris" text="A sentence." drawing="install" tint="verdigris" />
    </CardGrid>
    <VideoPlaceholder label="Video Coming Soon" caption="What it will show" />
  </Part>
);

const Prices = () => (
  <Part name="Prices">
    <PriceCards>
      <article className="top">
        <header>
          <h3>Annual service</h3>
          <Badge>Recommended</Badge>
        </header>
        <p className="price">£50</p>
        <p className="note">Including VAT</p>
        <Button>Book Now</Button>
        <Ticks items={[{ text: 'Gas pressure' }, { text: 'Deep clean', isCrossed: true, said: 'Not included:' }]} />
      </article>
      <article>
        <header>
          <h3>Full service</h3>
        </header>
        <p className="price">
          <small>from</small> £120
        </p>
        <Button $look="secondary">Book Now</Button>
      </article>
    </PriceCards>
    <Table
      caption="Two thermostats"
      columns={['Feature', 'Manual', 'Smart']}
      rows={[{ name: 'From your phone', cells: ['No', 'Yes'], better: { column: 2, words: '(the better value)' } }]}
    />
    <Panel className="on-dark">
      <PriceTable
        caption="Typical estimates"
        columns={['Boiler type', 'Small', 'Large']}
        rows={[{ name: 'Combi', cells: ['£2,000', '£3,000'] }]}
      />
    </Panel>
  </Part>
);

/**
 * Every part of the design in every state, for people who change one: /kitchen-sink of `npm run develop`. It is no page
 * of the built site; e2e/kitchen-sink.spec.ts bundles this file by itself.
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
        <Messages />
        <Questionnaire />
        <Lists />
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
