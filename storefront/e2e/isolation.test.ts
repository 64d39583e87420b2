import { shop } from './harness.ts';

const visitors = 200;
const sorts = ['new', 'cheap', 'expensive', 'sale'] as const;
const directories = ['krossovki', 'obuv', 'odezhda', 'sumki', 'aksessuary'] as const;

// Each is from an address of its own: were the storefront to ask in its own name, the API's limit would refuse most of them.
async function visit(number: number) {
  const directory = directories[number % directories.length];
  const sort = sorts[number % sorts.length];
  const id = `visitor-${number}-of-many`;
  const answer = await fetch(`${shop().storefront}/catalog/${directory}?sort=${sort}`, {
    headers: { 'x-request-id': id, 'x-forwarded-for': `198.51.100.${number}`, 'user-agent': `Mozilla/5.0 (${id})` },
  });
  const html = await answer.text();
  return {
    status: answer.status,
    id: answer.headers.get('x-request-id'),
    allowed: /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1],
    nonces: new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce)),
    active: [
      ...html.matchAll(/href="\/catalog\/([\w-]+)"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/catalog\/([\w-]+)"/g),
    ].map(([, after, before]) => after ?? before),
    chosen: /<option value="(\w+)" selected/.exec(html)?.[1],
    whole: html.endsWith('</html>'),
    expected: { id, directory, sort },
  };
}

test(`${visitors} visitors at once: each gets an own, whole page`, async () => {
  const visits = await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
  for (const { expected, ...seen } of visits) {
    expect(seen).toMatchObject({ status: 200, id: expected.id, chosen: expected.sort, whole: true });
    expect([...seen.nonces]).toEqual([seen.allowed]);
    expect(new Set(seen.active)).toEqual(new Set([expected.directory]));
  }
  expect(new Set(visits.map(({ allowed }) => allowed)).size).toBe(visitors);
});
