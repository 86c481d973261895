import { site } from '../../../content/site';
import { readMarks } from '../../../tools/shared/source-marks';
import { withSources } from '../../../tools/studio/preview/marked-copy';

const shown = (file: string, text: string) => JSON.parse(withSources(file, text, site)) as Record<string, string>;

it('marked copy: when a text is shown on pages, then it says where it is written', () => {
  const { text, price } = shown('offer.yaml', 'text: Boiler Service\nprice: prices.annualService\n');
  expect(readMarks(text ?? '')).toEqual({
    text: 'Boiler Service',
    ranges: [{ source: { file: 'offer.yaml', path: ['text'], length: 14 }, start: 0, end: 14 }],
  });
  expect(price).toBe('prices.annualService');
});

it('marked copy: when a text is a mail or a name that code compares, then it stays as it is', () => {
  expect(shown('company.yaml', 'placeholders: [name]\n')).toEqual({ placeholders: ['name'] });
  expect(shown('booking.yaml', 'mail: { continued: More }\n')).toEqual({ mail: { continued: 'More' } });
});
