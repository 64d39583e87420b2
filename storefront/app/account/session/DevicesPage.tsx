import { requireUser } from '../../auth/session/session.server.ts';
import { DevicesPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/DevicesPage';
import { DevicesView } from './DevicesView.tsx';
import { endSessions } from './devices.server.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireUser(context, url.pathname + url.search);
  const { sessions } = await context.get(apiContext).query(DevicesPageDocument);
  const { publicUrl, startedAt } = context.get(visitContext);
  return { sessions, now: startedAt.getTime(), canonical: new URL('/account/devices', publicUrl).href };
}

export const action = (args: Route.ActionArgs) => endSessions(args);

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Устройства — Meet',
          description: 'Где вы\u00a0вошли в\u00a0аккаунт и\u00a0когда им\u00a0пользовались.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function DevicesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { canonical: _, ...viewProps } = loaderData;
  return <DevicesView {...viewProps} result={actionData} />;
}
