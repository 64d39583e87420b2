import { useNavigation } from 'react-router';

/** Whether a form with this intent is being sent: with `item`, a form about that unit, and without `item`, a form that names no unit. */
export function useIsSending(intent: string, item?: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent && (formData.get('item') ?? undefined) === item;
}
