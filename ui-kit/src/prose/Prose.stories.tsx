import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { exampleArticle } from './example-article.ts';
import { Prose } from './index.ts';
import { guide } from './Prose.guide.ts';

const meta = {
  title: 'Content/Prose',
  id: 'kit-prose',
  parameters: { guide },
  component: Prose,
  args: { html: exampleArticle },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What most texts consist of: paragraphs, a list and a link. */
export const Help: Story = {
  parameters: undrawn,
  args: {
    html: '<p>Вернуть вещь можно в&nbsp;течение 14&nbsp;дней, если её&nbsp;не&nbsp;носили.</p><ol><li>Положите вещь в&nbsp;её&nbsp;коробку.</li><li>Принесите в&nbsp;любой пункт выдачи.</li></ol><p>Деньги придут не&nbsp;позже 10&nbsp;дней. Исключения перечислены в&nbsp;<a href="/help/returns">условиях возврата</a>.</p>',
  },
};

/** Every element that an editor may use. Tables scroll in a box that the keyboard reaches; headings keep their ids. */
export const Article: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const article = within(canvasElement);
    const box = article.getByRole('group', { name: 'Таблица 1' });
    await expect(box).toHaveAttribute('tabindex', '0');
    await expect(within(box).getByRole('table', { name: /Средства/ })).toBeVisible();
    await expect(article.getByRole('heading', { name: 'Вопросы' })).toHaveAttribute('id', 'questions');
  },
};

/** Each answer is in a `<details>` element, so a browser's find-in-page can open it as well. */
export const Questions: Story = {
  args: {
    html: '<details><summary>Как вернуть заказ?</summary><p>Принесите его в&nbsp;любой пункт выдачи в&nbsp;течение 14&nbsp;дней.</p></details><details><summary>Когда вернутся деньги?</summary><p>В&nbsp;течение 10&nbsp;дней.</p></details>',
  },
  play: async ({ canvasElement }) => {
    const question = within(canvasElement).getByText('Как вернуть заказ?');
    await userEvent.click(question);
    await expect(question.closest('details')).toHaveAttribute('open');
  },
};

/**
 * A table wider than the text scrolls, here in 240 px: the columns «Средство» and «Как часто» are out of view. The text does not scroll.
 */
export const WideTable: Story = {
  ...docsOnly,
  args: {
    html: '<p>Средства по&nbsp;материалу, от&nbsp;замши до&nbsp;текстиля.</p><table><thead><tr><th scope="col">Материал</th><th scope="col">Каучуковая&nbsp;щётка</th><th scope="col">Средство</th><th scope="col">Как&nbsp;часто</th></tr></thead><tbody><tr><th scope="row">Замша</th><td>да</td><td>Пропитка-спрей</td><td>Раз&nbsp;в&nbsp;две&nbsp;недели</td></tr></tbody></table>',
  },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Prose {...args} />
    </div>
  ),
};

/** At 320 px only the table scrolls. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { html: exampleArticle.slice(exampleArticle.indexOf('<h2 id="table">'), exampleArticle.indexOf('<h2 id="questions">')) },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Prose {...args} />
    </div>
  ),
};

/** A single paragraph of one sentence. */
export const OneParagraph: Story = { tags: ['!autodocs'], args: { html: '<p>Привезём завтра, 21&nbsp;ноября.</p>' } };

/** A link without text beside it, for pictures of how it looks under a pointer. */
export const LinkAlone: Story = { ...docsOnly, args: { html: '<p><a href="/help/returns">Условия возврата</a></p>' } };

const returnTerms = 'вернуть можно за&nbsp;14&nbsp;дней, если вещь не&nbsp;носили и&nbsp;бирки целы.';
const returnPlaces = 'в&nbsp;любой пункт выдачи или курьеру. Возьмите с&nbsp;собой паспорт.';
const returnMoney = 'придут за&nbsp;10&nbsp;дней на&nbsp;карту, с&nbsp;которой вы&nbsp;платили.';

const startSentence = (text: string) => `<p>${text.charAt(0).toUpperCase()}${text.slice(1)}</p>`;

export const Scannable: Story = {
  ...docsOnly,
  args: {
    html: `<h2>Сроки</h2>${startSentence(returnTerms)}<h2>Куда</h2>${startSentence(returnPlaces)}<h2>Деньги</h2>${startSentence(returnMoney)}`,
  },
};

export const OneBlock: Story = {
  ...docsOnly,
  args: { html: `<p>Сроки: ${returnTerms} Куда: ${returnPlaces} Деньги: ${returnMoney}</p>` },
};

const payment = '<p>Картой, по&nbsp;СБП или при получении.</p>';
const delivery = '<p>Курьером или в&nbsp;пункт выдачи.</p>';

export const TrueHeadings: Story = { ...docsOnly, args: { html: `<h2>Оплата</h2>${payment}<h2>Доставка</h2>${delivery}` } };

export const BoldLines: Story = { ...docsOnly, args: { html: `<p><b>Оплата</b></p>${payment}<p><b>Доставка</b></p>${delivery}` } };
