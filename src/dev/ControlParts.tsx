import { Badge, Stars, Verified } from '../ui/Badge';
import { Button, ButtonLink } from '../ui/controls/Button';
import { Callout } from '../ui/Callout';
import { Field, Input, Select, TextArea } from '../ui/controls/Field';
import { Icon } from '../ui/pictures/Icon';
import { Row } from '../ui/Row';
import { ArrowLink } from '../ui/controls/Links';
import { Panel } from '../ui/Panel';
import { FactRow } from '../ui/FactRow';
import { Toasts } from '../ui/controls/Toasts';
import { nothing, Pair, Part } from './Part';

const fieldWords = { optional: '(optional)', error: 'Error:' };

export const Buttons = () => (
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

export const Fields = () => (
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

export const Messages = () => (
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
