import { JSDOM } from 'jsdom';
import { insertStreamedParts } from './streamed-parts.ts';

function insert(html: string): string {
  const { document } = new JSDOM(`<body>${html}`).window;
  insertStreamedParts(document);
  return document.body.innerHTML;
}

test('a streamed part replaces the fallback of its boundary and nothing around it', () => {
  const page = '<h1>A</h1><!--$?--><template id="B:0"></template><p>Ждём</p><!--/$--><p>B</p><div hidden id="S:0"><b>1</b><i>2</i></div>';
  expect(insert(page)).toBe('<h1>A</h1><!--$?--><b>1</b><i>2</i><!--/$--><p>B</p>');
});

test('boundaries within a fallback are removed with it', () => {
  const fallback = '<!--$--><p>a</p><!--/$--><!--$!--><p>b</p><!--/$-->';
  const page = `<!--$?--><template id="B:1"></template>${fallback}<!--/$--><p>c</p><div hidden id="S:1">1</div>`;
  expect(insert(page)).toBe('<!--$?-->1<!--/$--><p>c</p>');
});

test('a streamed part within another part replaces its placeholder', () => {
  const page =
    '<!--$?--><template id="B:0"></template><!--/$--><div hidden id="S:0"><p>a</p><template id="P:1"></template></div><div hidden id="S:1">b</div>';
  expect(insert(page)).toBe('<!--$?--><p>a</p>b<!--/$-->');
});
