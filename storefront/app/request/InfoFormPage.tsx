import { InfoView } from '../content/info/InfoView.tsx';
import { buildInfoMeta } from '../content/info/info-meta.ts';
import { loadInfoPage } from '../content/info/info-page.server.ts';
import type { Route } from './+types/InfoFormPage';
import { CooperationForm } from './CooperationForm.tsx';
import { InfoForm } from './InfoForm.tsx';
import { MadeToOrderForm } from './MadeToOrderForm.tsx';
import { handleRequestForm, loadInfoForm } from './request-pages.server.ts';

const cooperation = { form: 'cooperation', title: 'Предложить сотрудничество', Form: CooperationForm } as const;
const madeToOrder = { form: 'madeToOrder', title: 'Заказать то, чего нет в\u00a0каталоге', Form: MadeToOrderForm } as const;

const chooseForm = (path: string) => (path.startsWith('/info/partners') ? cooperation : madeToOrder);

export async function loader(args: Route.LoaderArgs) {
  const [page, form] = await Promise.all([loadInfoPage(args), loadInfoForm(args.context)]);
  return { ...page, form };
}

export const action = (args: Route.ActionArgs) => handleRequestForm(args, chooseForm(args.url.pathname).form);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => buildInfoMeta(loaderData, matches);

/** An information page with a form below its text. */
export default function InfoFormPage({ loaderData: { path, text, form }, actionData }: Route.ComponentProps) {
  const { title, Form } = chooseForm(path);
  return (
    <InfoView path={path} text={text}>
      <InfoForm title={title}>
        <Form key={path} {...form} result={actionData} />
      </InfoForm>
    </InfoView>
  );
}
