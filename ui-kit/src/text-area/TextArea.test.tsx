import { renderToStaticMarkup } from 'react-dom/server';
import { TextArea } from './index.ts';

test.each([
  ['a line feed', 'a\nb'],
  ['a carriage return and a line feed', 'a\r\nb'],
  ['a carriage return', 'a\rb'],
])('a text area counts %s as one character, as the limit of the browser does', (_, text) => {
  expect(renderToStaticMarkup(<TextArea label="Отзыв" maxLength={10} defaultValue={text} />)).toContain('Осталось 7\u00a0знаков');
  expect(renderToStaticMarkup(<TextArea label="Отзыв" maxLength={10} value={text} />)).toContain('Осталось 7\u00a0знаков');
});
