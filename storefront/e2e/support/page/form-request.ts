/** Simulated time between loading and submitting a form. A form that is submitted sooner may count as a robot's. */
const fillingMs = 3_000;

interface FormRequest {
  action: string;
  method: string;
  body?: URLSearchParams | FormData;
}

interface Filling {
  isHasty: boolean;
  /** Chosen files by the name of their field. */
  files: Record<string, File[]>;
}

/** Returns the request that a browser sends when a button of a form is pressed. Fails if the browser would refuse to send the form. */
export function buildFormRequest(button: HTMLElement, { isHasty, files }: Filling): FormRequest {
  const window = button.ownerDocument.defaultView;
  const isButton = window && (button instanceof window.HTMLButtonElement || button instanceof window.HTMLInputElement);
  if (!isButton || !button.form) throw new Error(`not a button of a form: ${button.outerHTML.slice(0, 200)}`);
  const { form } = button;
  if (button.disabled) throw new Error(`the button is disabled: ${button.outerHTML.slice(0, 200)}`);
  if (!form.noValidate && !button.formNoValidate && !form.checkValidity())
    throw new Error(`the browser refuses the form: ${form.querySelector(':invalid')?.outerHTML.slice(0, 200)}`);
  if (!isHasty) makePageOlder(form);
  const data = new window.FormData(form, button);
  const readAttribute = (name: string) => button.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const action = new URL(readAttribute('action') || form.ownerDocument.URL, form.ownerDocument.URL);
  if (!isHasty) backdate(action);
  if (readAttribute('method')?.toLowerCase() !== 'post') {
    action.search = String(toSearchParams(data));
    return { action: action.pathname + action.search, method: 'GET' };
  }
  const isMultipart = readAttribute('enctype') === 'multipart/form-data';
  return {
    action: action.pathname + action.search,
    method: 'POST',
    body: isMultipart ? toFormData(data, files) : toSearchParams(data),
  };
}

function makePageOlder(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name=pageLoadTime]'))
    if (field.value) field.value = String(Number(field.value) - fillingMs);
}

/** Some forms send the time at which their page was loaded in the URL. */
function backdate(action: URL): void {
  const at = Number(action.searchParams.get('at'));
  if (at) action.searchParams.set('at', String(at - fillingMs));
}

const listTextFields = (data: FormData): [name: string, value: string][] =>
  [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);

const toSearchParams = (data: FormData): URLSearchParams => new URLSearchParams(listTextFields(data));

/** Converts the FormData of jsdom into that of Node, and adds the chosen files. */
function toFormData(data: FormData, files: Record<string, File[]>): FormData {
  const sentData = new FormData();
  for (const [name, value] of data) {
    if (typeof value === 'string') sentData.append(name, value);
    else if (!files[name]) sentData.append(name, new File([], ''));
  }
  for (const [name, chosen] of Object.entries(files)) for (const file of chosen) sentData.append(name, file);
  return sentData;
}
