import { valueIn } from '../../documents/change-data';
import type { Steps } from '../../api';

/**
 * Returns the picture that a field of a form belongs to, as `pictureFocus` to `picture`. The form library gives a field the
 * id `form_items_0_pictureFocus`, and names of fields have no underscores.
 */
export function pictureBeside(id: string, form: string, value: unknown): string {
  const steps: Steps = id
    .slice(form.length + 1)
    .split('_')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const name = String(steps.at(-1)).replace(/[A-Z][a-z]*$/, '');
  const picture = valueIn(value, [...steps.slice(0, -1), name]);
  return typeof picture === 'string' ? picture : '';
}
