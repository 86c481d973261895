import { Badge } from '../ui/Badge';
import { Button } from '../ui/controls/Button';
import { Card, CardGrid } from '../brand/Card';
import { Disclosures } from '../ui/controls/Disclosure';
import { LinkList } from '../ui/controls/Links';
import { Panel } from '../ui/Panel';
import { PriceCards } from '../brand/PriceCards';
import { ReadingList } from '../ui/ReadingList';
import { Steps } from '../ui/Steps';
import { PriceTable } from '../ui/PriceTable';
import { Table } from '../ui/Table';
import { Ticks } from '../ui/Ticks';
import { Thumbnail } from '../brand/drawings/StepDrawing';
import { VideoPlaceholder } from '../brand/Video';
import { html, Part } from './Part';

const steps = [
  { title: 'Turn off the stop tap', text: html('It is usually under the kitchen sink.') },
  { title: 'Open the taps', text: html('Let the pipes run empty.') },
  { title: 'Call us', text: html('We answer day and night.') },
];

const questions = [
  { question: 'A question that opens', answer: html('An answer of a sentence or two.') },
  { question: 'Another one of the same group', answer: html('It closes the first.') },
];

export const Lists = () => (
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
    <ReadingList
      items={[
        { to: '#buttons', title: 'An article', text: 'What it says.', note: '4 minutes' },
        {
          to: '#fields',
          title: 'A guide',
          text: 'What it says.',
          note: 'About an hour',
          picture: <Thumbnail drawing={{ parts: [{ part: 'boiler', at: [124, 40], lit: true }] }} />,
        },
      ]}
    />
    <CardGrid>
      <Card to="#mist" title="On mist" text="A sentence." note="Free quote" drawing="heating" />
      <Card to="#copper" title="On copper" text="A sentence." note="£50" drawing="service" tint="copper" />
      <Card to="#verdigris" title="On verdigris" text="A sentence." drawing="install" tint="verdigris" />
    </CardGrid>
    <VideoPlaceholder label="Video Coming Soon" caption="What it will show" />
  </Part>
);

export const Prices = () => (
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
