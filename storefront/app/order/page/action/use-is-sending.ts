import { useNavigation } from 'react-router';

/** Whether a form with this intent is being sent. With `item`, the form must be about that unit; without, it must name no unit. */
export function useIsSending(intent: string, item?: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent && (formData.get('item') ?? undefined) === item;
}
