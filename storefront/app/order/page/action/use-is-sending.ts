import { useNavigation } from 'react-router';

export function useIsSending(intent: string, item?: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent && (formData.get('item') ?? undefined) === item;
}
