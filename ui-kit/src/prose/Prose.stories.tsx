import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { exampleArticle } from './example-article.ts';
import { Prose } from './index.ts';
import { guide } from './Prose.guide.ts';

const meta = {
  title: 'Layout/Prose',
  id: 'kit-prose',
  parameters: { guide },
  component: Prose,
  args: { html: exampleArticle },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that an editor may write. Tables scroll in a box that the keyboard reaches; headings keep their ids. */
export const Article: Story = {
  play: async ({ canvasElement }) => {
    const article = within(canvasElement);
    const box = article.getByRole('group', { name: 'Таблица 1' });
    await expect(box).toHaveAttribute('tabindex', '0');
    await expect(within(box).getByRole('table', { name: /Средства/ })).toBeVisible();
    await expect(article.getByRole('heading', { name: 'Вопросы' })).toHaveAttribute('id', 'questions');
  },
};

/** Each answer is in a `<details>` element, so the browser's find-in-page can open it as well. */
export const Questions: Story = {
  args: {
    html: '<details><summary>Как вернуть заказ?</summary><p>Принесите его в&nbsp;любой пункт выдачи в&nbsp;течение 14&nbsp;дней.</p></details><details><summary>Когда вернутся деньги?</summary><p>В&nbsp;течение трёх дней.</p></details>',
  },
  play: async ({ canvasElement }) => {
    const question = within(canvasElement).getByText('Как вернуть заказ?');
    await userEvent.click(question);
    await expect(question.closest('details')).toHaveAttribute('open');
  },
};

/** At 320 px only the table scrolls. */
export const Narrow: Story = {
  args: { html: exampleArticle.slice(exampleArticle.indexOf('<h2 id="table">'), exampleArticle.indexOf('<h2 id="questions">')) },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Prose {...args} />
    </div>
  ),
};

/** A single sentence of an editor. */
export const OneParagraph: Story = { args: { html: '<p>Привезём завтра, 21&nbsp;ноября.</p>' } };

export const Scannable: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    html: '<h2>Сроки</h2><p>Вернуть можно за&nbsp;14&nbsp;дней.</p><h2>Куда</h2><p>В&nbsp;любой пункт выдачи.</p><h2>Деньги</h2><p>Придут за&nbsp;три дня.</p>',
  },
};

export const OneBlock: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    html: '<p>Возврат товара надлежащего качества осуществляется в&nbsp;течение четырнадцати дней в&nbsp;любом пункте выдачи, причём денежные средства перечисляются покупателю не&nbsp;позднее трёх дней тем&nbsp;же способом, которым была произведена оплата, за&nbsp;исключением случаев, предусмотренных законом.</p>',
  },
};
