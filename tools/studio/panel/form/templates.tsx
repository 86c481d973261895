import type {
  ArrayFieldItemButtonsTemplateProps,
  ArrayFieldItemTemplateProps,
  FieldTemplateProps,
  IconButtonProps,
  MultiSchemaFieldTemplateProps,
  RJSFSchema,
} from '@rjsf/utils';
import { useState } from 'react';
import { isEmpty } from './empty-groups';
import { words } from '../words';

/** Whether a list always has the same number of items. */
export const isFixed = ({ type, minItems, maxItems }: RJSFSchema) =>
  type === 'array' && minItems !== undefined && minItems === maxItems;

function FieldTemplate({
  id,
  label,
  required,
  displayLabel,
  children,
  rawErrors,
  rawHelp,
  schema,
  registry,
  formData,
}: FieldTemplateProps) {
  const [isOpen, setOpen] = useState(false);
  if (
    schema.type === 'object' &&
    !required &&
    !isOpen &&
    isEmpty(formData) &&
    id !== registry.globalFormOptions.idPrefix
  )
    return (
      <div className="field">
        <button
          type="button"
          onClick={() => {
            setOpen(true);
          }}
        >
          {words.addOf(itemLabel(label))}
        </button>
      </div>
    );
  // What kind of value it is. The choice between kinds sets it.
  if (typeof schema.const === 'string')
    return id === registry.globalFormOptions.idPrefix ? <p className="quiet">{words.fixedKind}</p> : <></>;
  const grouped = ['object', 'array'].includes(String(schema.type));
  return (
    <div className="field">
      {displayLabel && !grouped && schema.type !== 'boolean' && (
        <label htmlFor={id}>
          {itemLabel(label)}
          {!required && id !== registry.globalFormOptions.idPrefix && (
            <span className="quiet"> ({words.optional})</span>
          )}
        </label>
      )}
      {isFixed(schema) && <p className="quiet">{words.fixedList(Number(schema.minItems))}</p>}
      {rawHelp && <p className="quiet">{rawHelp}</p>}
      {children}
      {rawErrors && rawErrors.length > 0 && (
        <p className="error" id={`${id}-error`}>
          {rawErrors.join('\n')}
        </p>
      )}
    </div>
  );
}

/** RJSF names an item after its list: `A town we serve-2`. */
const itemLabel = (label: string) => label.replace(/-(\d+)$/, ' $1');

const Legend = ({ title }: { title?: string | undefined }) =>
  // The group around an item already says which one it is.
  title && !/-\d+$/.test(title) ? <legend>{title}</legend> : null;

const ItemTemplate = ({ children, buttonsProps, index, totalItems }: ArrayFieldItemTemplateProps) => (
  <div className="item" role="group" aria-label={words.item(index, totalItems)}>
    <p className="quiet">{words.item(index, totalItems)}</p>
    {children}
    <ItemButtons {...buttonsProps} />
  </div>
);

function ItemButtons(props: ArrayFieldItemButtonsTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasCopy, hasRemove, onCopyItem, onRemoveItem, onMoveUpItem, onMoveDownItem } = props;
  const button = (shown: boolean, press: typeof onCopyItem, text: string) =>
    shown && (
      <button type="button" onClick={press}>
        {text}
      </button>
    );
  return (
    <div className="buttons">
      {button(hasMoveUp, onMoveUpItem, words.up)}
      {button(hasMoveDown, onMoveDownItem, words.down)}
      {button(hasCopy, onCopyItem, words.duplicate)}
      {button(hasRemove, onRemoveItem, words.remove)}
    </div>
  );
}

const AddButton = ({ onClick, disabled }: IconButtonProps) => (
  <button type="button" onClick={onClick} disabled={disabled}>
    {words.add}
  </button>
);

/** Names the choice between the kinds of a value. */
const KindTemplate = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <>
    <label>
      {words.kind}
      {selector}
    </label>
    {optionSchemaField}
  </>
);

/** How a form looks. */
export const templates = {
  FieldTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
  TitleFieldTemplate: Legend,
  ArrayFieldTitleTemplate: Legend,
  DescriptionFieldTemplate: () => null,
  FieldErrorTemplate: () => null,
  MultiSchemaFieldTemplate: KindTemplate,
  ButtonTemplates: { AddButton },
};
