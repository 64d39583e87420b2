import { useNavigation } from 'react-router';

/** Whether a form with this intent is being submitted. */
export function useIsSending(intent: string, item?: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent && (formData.get('item') ?? undefined) === item;
}
