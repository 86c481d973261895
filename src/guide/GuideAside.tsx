import type { ComponentProps } from 'react';
import { CallButton, EmailButton } from '../layout/contact-buttons';
import { LinkList } from '../ui/controls/Links';
import { Box } from '../ui/Panel';
import { Row } from '../ui/Row';

/** What stands beside a guide: whom to call, and what to read next. */
export function GuideAside({
  subject,
  related,
  words,
}: {
  subject: string;
  related: ComponentProps<typeof LinkList>['items'];
  words: { beside: string; help: string; helpText: string; related: string };
}) {
  return (
    <aside className="no-print" aria-label={words.beside}>
      <Box>
        <h2>{words.help}</h2>
        <p>{words.helpText}</p>
        <Row>
          <CallButton />
          <EmailButton subject={subject} $look="secondary" />
        </Row>
      </Box>
      <nav aria-labelledby="related">
        <h2 id="related">{words.related}</h2>
        <LinkList items={related} />
      </nav>
    </aside>
  );
}
