import { TableHead } from '../docs/NamedTable.tsx';
import { ComponentLink, Prose } from '../docs/Prose.tsx';

interface Need {
  need: string;
  /** Name of a component in brackets. More text may say what the component is used for. */
  take: string;
  /** Alternatives: each says what another component is better for, and names it in brackets. */
  or: readonly string[];
}

const needs: readonly Need[] = [
  {
    need: 'An action',
    take: '[Button]',
    or: [
      'that leads to an address: [Link]; where it must look like a button, LinkButton of [Button]',
      'known by its icon: [IconButton]',
      'three and more on one object: [Menu]',
      'that copies a code or a number: [CopyText]',
    ],
  },
  {
    need: 'One of two to six named values',
    take: '[RadioGroup]',
    or: [
      'each with a price, a date or a description: [ChoiceCards]',
      'seven to about fifteen: [Select]',
      'so many that one types to find: [Combobox]',
    ],
  },
  {
    need: 'Several values',
    take: '[Checkbox]',
    or: ['of very many: [Combobox] with `multiple`', 'as filters of a listing: [FilterPanel]'],
  },
  { need: 'On or off, at once', take: '[Switch]', or: ['with a button that saves, or a consent: [Checkbox]'] },
  { need: 'A number', take: '[NumberField]', or: ['a rough one: [Slider]', 'two bounds: [RangeSlider]'] },
  { need: 'A day', take: '[DateField]', or: [] },
  {
    need: 'A line of text',
    take: '[TextField]',
    or: [
      'several lines: [TextArea]',
      'a phone: [PhoneField]',
      'a search: [SearchField]',
      'a code that was sent: [CodeField]',
      'a promo code: [PromoField]',
      'files: [FileField]',
      'a control of your own, with label and error: [Field]',
    ],
  },
  { need: 'Signing in', take: '[AuthForm]', or: ['over a page: the same in a [Dialog]'] },
  {
    need: 'A question before what cannot be taken back',
    take: '[ConfirmDialog]',
    or: ['a short form or a choice: [Dialog]', 'a list or filters: [Drawer]'],
  },
  { need: 'Details beside a control', take: '[Popover]', or: ['actions: [Menu]', 'the name of an icon: [Tooltip]'] },
  {
    need: 'The result of an action, for a moment',
    take: '[Toaster]',
    or: [
      'a message that stays: [Alert]',
      'the outcome of a payment: [ResultPanel]',
      'an empty list: [EmptyState]',
      'an unknown address: [NotFound]',
      'no network: [NoSignal]',
    ],
  },
  {
    need: 'Waiting',
    take: '[Skeleton]',
    or: ['for an action: `loading` of [Button]', 'with a known share: [Progress]', 'the time that is left: [Countdown]'],
  },
  { need: 'Parts of one subject, one at a time', take: '[Tabs]', or: ['any number open: [Accordion]', 'steps in order: [Stepper]'] },
  {
    need: 'A fact about a thing',
    take: '[Badge] on a product',
    or: ['the state of an order or a task: [StatusBadge]', 'what can be chosen or taken away: [Chip]'],
  },
  { need: 'The next part of a long list', take: '[LoadMore]', or: ['a certain page of it: [Pagination]'] },
  { need: 'Data in rows', take: '[Table]', or: ['products: [ProductGrid]', 'lines of a cart or an order: [CartLine]'] },
  { need: 'A title', take: '[Heading]', or: ['a text: [Text]', 'HTML that editors write: [Prose]', 'a sign beside a text: [Icon]'] },
  { need: 'Space between things', take: '[Stack]', or: ['columns of equal width: [Grid]', 'the edges of a page: [Container]'] },
  {
    need: 'The head of a page',
    take: '[Header]',
    or: ['its categories: [CategoryMenu]', 'the place of a page in the shop: [Breadcrumbs]', 'the foot: [Footer]'],
  },
  { need: 'A product in a listing', take: '[ProductCard]', or: ['a grid of them: [ProductGrid]', 'in the cart: [CartLine]'] },
  {
    need: 'Fewer products in a listing',
    take: '[FilterPanel]',
    or: ['what is filtered, to take back: [AppliedFilters]', 'another order: [SortSelect]'],
  },
  { need: 'A size to choose', take: '[SizePicker]', or: ['sizes of several systems to compare: [SizeGuide]', 'a colour: [ColourPicker]'] },
  {
    need: 'A price',
    take: '[Price]',
    or: ['the sum of an order: [OrderSummary]', 'bonuses that pay a part of it: [BonusSlider]', 'levels of loyalty: [LoyaltyLevels]'],
  },
  {
    need: 'A picture',
    take: '[Picture]',
    or: ['all pictures of one product: [Gallery]', 'a person: [Avatar]', 'an address to open on a phone: [QrCode]'],
  },
  { need: 'A review', take: '[ReviewCard]', or: ['all of a product in figures: [ReviewSummary]', 'stars alone, shown or given: [Rating]'] },
  { need: 'A request of the shop over a page', take: '[ConsentBanner]', or: ['its application: [AppBanner]'] },
  {
    need: 'Something at the root of an application',
    take: '[LocaleProvider]',
    or: [
      'styles of your own beside the kit: [StyleProvider]',
      'where pictures are: PictureProvider of [Picture]',
      'links of a router: LinkProvider of [Link]',
    ],
  },
];

/** Text in which names of components stand in brackets and become links to their pages. */
const LinkedText = ({ text }: { text: string }) =>
  text.split(/\[(\w+)\]/).map((part, index) => {
    const isName = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    return isName ? <ComponentLink key={index} name={part} /> : <Prose key={index} text={part} />;
  });

/** List of needs, each with the component to take. */
export const Needs = () => (
  <ul className="needs">
    {needs.map(({ need, take }) => (
      <li key={need}>
        {need}: <LinkedText text={take} />
      </li>
    ))}
  </ul>
);

/** Table of needs, each with the component to take and its alternatives. */
export const Alternatives = () => (
  <table className="stacked">
    <TableHead titles={['You need', 'Take', 'Or']} />
    <tbody>
      {needs.map(({ need, take, or }) => (
        <tr key={need}>
          <td>{need}</td>
          <td>
            <LinkedText text={take} />
          </td>
          <td data-label={or.length > 0 ? 'Or' : undefined}>
            {or.map((text) => (
              <div key={text}>
                <LinkedText text={text} />
              </div>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
