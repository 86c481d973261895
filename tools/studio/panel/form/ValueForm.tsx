import Form from '@rjsf/core';
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import Ajv2020 from 'ajv/dist/2020';
import { type ClipboardEvent, useState } from 'react';
import { memberOf } from '../../../yaml/schema';
import type { Choices, Field, FieldDiagnostic, Place } from '../../api';
import { isRecord } from '../../../shared/json';
import { nameInWords, staffLabel } from '../../../shared/text';
import { atField } from '../mistakes';
import { pastedItems } from './typed/pasted';
import { pictureBeside } from './picture-beside';
import { withoutEmptyGroups } from './empty-groups';
import { CheckboxWidget, SelectWidget } from './ChoiceWidget';
import { isFixed, templates } from './templates';
import { type FormContext, TextWidget } from './TextWidget';
import { words } from '../words';

// The form library needs a validator to tell which kind a block is. It reports no mistakes: the server knows more than a
// schema.
const validator = customizeValidator({ AjvClass: Ajv2020 });

/** Returns the description of the fixed word by which a group is recognised, such as the kind of a block. */
const kindIn = ({ properties }: Record<string, unknown>) =>
  Object.values(isRecord(properties) ? properties : {}).flatMap((part) =>
    isRecord(part) && typeof part.const === 'string' ? [part.description] : [],
  )[0];

/** Labels every part of a schema with its description, which says in words for staff what it is, or else with its name. */
function labelled(node: unknown, name = ''): unknown {
  if (Array.isArray(node)) return node.map((part) => labelled(part));
  if (!isRecord(node)) return node;
  const { description = kindIn(node), ...rest } = node;
  const label = typeof description === 'string' ? staffLabel(description) : nameInWords(name);
  return {
    ...Object.fromEntries(
      Object.entries(rest)
        .filter(([key]) => key !== '$schema')
        .map(([key, value]) => [
          key,
          key === 'properties' && isRecord(value)
            ? Object.fromEntries(Object.entries(value).map(([field, part]) => [field, labelled(part, field)]))
            : labelled(value),
        ]),
    ),
    ...(label ? { title: label } : {}),
  };
}

const uiSchema = { 'ui:globalOptions': { copyable: true }, 'ui:submitButtonOptions': { norender: true } };

/** Puts each mistake at its value. Mistakes of other places have no field here. */
function errorsAt(diagnostics: readonly FieldDiagnostic[], { file, path }: Place): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const { place, message } of diagnostics) {
    if (place?.file !== file || !path.every((step, index) => place.path[index] === step)) continue;
    let at = errors;
    for (const step of place.path.slice(path.length)) at = (at[step] ??= {}) as ErrorSchema;
    at.__errors = [...(at.__errors ?? []), atField(message)];
  }
  return errors;
}

/** A form for one value of a file, made from its schema. */
export function ValueForm({
  name,
  place,
  label,
  schema,
  value,
  choices,
  diagnostics,
  picture,
  openFact,
  onChange,
}: {
  name: string;
  place: Place;
  label: string;
  schema: Field['schema'];
  value: unknown;
  choices: Choices;
  diagnostics: readonly FieldDiagnostic[];
  /** The picture that the value belongs to, if it does not stand in the value. */
  picture?: string | undefined;
  openFact?: FormContext['openFact'];
  onChange(value: unknown): void;
}) {
  const [anyKind, setAnyKind] = useState(false);
  const own = memberOf(schema, value);
  const [items, setItems] = useState(0);
  /** Adds the lines of a pasted list as items after the one that they were pasted into, or in its place if that is empty. */
  const paste = (event: ClipboardEvent) => {
    const [, index] = /_(\d+)$/.exec((event.target as Element).id) ?? [];
    const lines = pastedItems(event.clipboardData.getData('text/plain'));
    if (own.items?.type !== 'string' || !Array.isArray(value) || index === undefined || lines.length === 0) return;
    event.preventDefault();
    setItems(lines.length);
    const next = Number(index) + 1;
    const [before, after] = [value.slice(0, next), value.slice(next)] as [unknown[], unknown[]];
    onChange([...before.slice(0, -1), ...[before.at(-1)].filter(Boolean), ...lines, ...after]);
  };
  const context: FormContext = {
    ...choices,
    openFact,
    pictureAt: (id) => picture ?? pictureBeside(id, name, value),
  };
  return (
    <div onPasteCapture={paste}>
      {items > 0 && (
        <p className="quiet" role="status">
          {words.pastedItems(items)}
        </p>
      )}
      <Form
        tagName="div"
        idPrefix={name}
        schema={{ ...(labelled(anyKind ? schema : own) as RJSFSchema), title: label }}
        uiSchema={isFixed(own as RJSFSchema) ? { ...uiSchema, 'ui:options': { removable: false } } : uiSchema}
        formData={value}
        formContext={context}
        validator={validator}
        noValidate
        noHtml5Validate
        showErrorList={false}
        extraErrors={errorsAt(diagnostics, place)}
        templates={templates}
        widgets={{ TextWidget, SelectWidget, CheckboxWidget }}
        experimental_defaultFormStateBehavior={{
          emptyObjectFields: 'skipDefaults',
          arrayMinItems: { populate: 'never' },
        }}
        onChange={({ formData }) => {
          const next = withoutEmptyGroups(formData, schema);
          // The form library makes a group that is not there as soon as it draws its fields.
          if (next !== undefined || value !== undefined) onChange(next);
        }}
      />
      {own !== schema && !anyKind && (
        <button
          type="button"
          onClick={() => {
            setAnyKind(true);
          }}
        >
          {words.otherKind}
        </button>
      )}
    </div>
  );
}
