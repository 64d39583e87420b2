import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { check, fill, Visitor } from './visitor.ts';

/** Starts a server for one test. */
async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a visitor follows links and redirects with cookies, and reports the last address', async () => {
  using server = await serve((request, response) => {
    if (request.url === '/') response.end('<body><main><a href="/enter?to=1#top">Войти</a></main>');
    else if (request.url === '/enter?to=1') response.writeHead(303, { location: '/account', 'set-cookie': 'access=a' }).end();
    else response.writeHead(404).end(`<body><header>Вход</header><main>${request.headers.cookie}</main>`);
  });
  const visitor = await new Visitor(server.origin).open('/');
  await visitor.follow(visitor.main.getByRole('link', { name: 'Войти' }));
  expect([visitor.path, visitor.status, visitor.html]).toEqual(['/account', 404, expect.stringContaining('<header>')]);
  visitor.main.getByText('access=a');
  expect(visitor.main.queryByText('Вход')).toBeNull();
  const secondDevice = visitor.copy();
  secondDevice.cookies.set('access', 'b');
  expect(visitor.cookies.header()).toBe('access=a');
});

test('a visitor submits the filled-in fields as a browser does', async () => {
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  const form = `<body><form method="post" action="/save"><label>Имя <input name="name"></label><label>Размер <select name="size">
    <option value="s">Малый</option><option value="l">Большой</option></select></label>
    <label><input type="checkbox" name="agree"> Согласен</label><button>Сохранить</button></form>`;
  using server = await serve(async (request, response) => {
    if (request.method === 'POST') received.push({ headers: request.headers, body: await text(request) });
    response.end(form);
  });
  const visitor = await new Visitor(server.origin).open('/form');
  fill(visitor.page.getByRole('textbox', { name: 'Имя' }), 'Анна');
  fill(visitor.page.getByRole('combobox', { name: 'Размер' }), 'Большой');
  check(visitor.page.getByRole('checkbox', { name: 'Согласен' }));
  await visitor.press(visitor.page.getByRole('button', { name: 'Сохранить' }));
  expect(received).toEqual([
    {
      headers: expect.objectContaining({
        origin: server.origin,
        referer: `${server.origin}/form`,
        'sec-fetch-site': 'same-origin',
        'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
      }),
      body: String(new URLSearchParams({ name: 'Анна', size: 'l', agree: 'on' })),
    },
  ]);
  expect(() => fill(visitor.page.getByRole('combobox', { name: 'Размер' }), 'Средний')).toThrow('no option');
});

test('queries by role leave out hidden elements, however many equal elements were visible before', async () => {
  const buttons = ['<button>Купить</button>', '<button hidden>Купить</button>', '<button style="display: none">Купить</button>'];
  using server = await serve((_request, response) => response.end(`<body><main>${buttons.join('')}<p hidden>${buttons[0]}</p></main>`));
  const visitor = await new Visitor(server.origin).open('/');
  expect(visitor.main.getAllByRole('button', { name: 'Купить' })).toHaveLength(1);
  expect(visitor.main.getAllByRole('button', { hidden: true })).toHaveLength(4);
});

test.each([
  ['redirects without end', '/'],
  ['redirects to another origin', 'http://evil.example/'],
])('opening a page that %s fails', async (message, location) => {
  using server = await serve((_request, response) => response.writeHead(302, { location }).end());
  await expect(new Visitor(server.origin).open('/')).rejects.toThrow(message);
});

test('each visitor has a client address of their own, and Visitor.query throws the errors of the API', async () => {
  const addresses = new Set<string | undefined>();
  using server = await serve((request, response) => {
    addresses.add(String(request.headers['x-forwarded-for']));
    response.end('{"errors":[{"message":"Нет"}]}');
  });
  for (const visitor of [new Visitor(server.origin), new Visitor(server.origin)]) {
    await expect(visitor.query('{ user { id } }')).rejects.toThrow('Нет');
  }
  expect(addresses.size).toBe(2);
});
