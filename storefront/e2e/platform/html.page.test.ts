import { HtmlValidate } from 'html-validate';
import { Visitor } from '../support/page/visitor.ts';
import { buildAddress, routes } from '../support/routes.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const namedRoutes = routes.map((route) => [route.startsWith('/') ? route : `the page «${route}»`, route] as const);

test.each(namedRoutes)('the HTML of %s is valid, with one main heading and a title', async (_name, route) => {
  // Opens the page as a bot, because pages for bots are not streamed and have all their styles in the head.
  const { html } = await new Visitor().open(await buildAddress(route), { headers: { 'user-agent': 'Googlebot/2.1' } });
  const { results } = await validator.validateString(html);
  const findings = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(findings).toEqual([]);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toMatch(/<head>.*<title[^>]*>[^<]*[^<\s][^<]*<\/title>.*<\/head>/s);
});
