import type { ClientInput, contract } from '@oj/contract';
import type { Upload } from '@oj/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi, type WholeApi } from '../../api/WholeApi';

type Api = typeof contract.settings;
type Settings = WholeApi['settings'];

const keyOf = (name: keyof Settings) => ['admin', 'settings', name] as const;

function useSetting<Value>(name: keyof Settings, read: (settings: Settings) => Promise<Value>) {
  const wholeApi = useWholeApi();
  return useQuery({ queryKey: keyOf(name), queryFn: async () => read((await wholeApi()).settings) });
}

export const useWebConfig = () => useSetting('web', settings => settings.web());
export const useSwitches = () => useSetting('switches', settings => settings.switches());
export const useAlertLimits = () => useSetting('alerts', settings => settings.alerts());
export const useMailConfig = () => useSetting('mail', settings => settings.mail());
export const useSmsConfig = () => useSetting('sms', settings => settings.sms());
export const useOutbox = () => useSetting('outbox', settings => settings.outbox());

/** Each mutation settles after the changed data has been refetched. */
export function useSettingMutations() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries();
  const onLetter = () => cache.invalidateQueries({ queryKey: keyOf('outbox') });
  return {
    setWeb: useMutation({
      mutationFn: async (change: ClientInput<Api['setWeb']>) => (await wholeApi()).settings.setWeb(change),
      onSuccess,
    }),
    setSwitches: useMutation({
      mutationFn: async (change: ClientInput<Api['setSwitches']>) => (await wholeApi()).settings.setSwitches(change),
      onSuccess,
    }),
    setAlerts: useMutation({
      mutationFn: async (change: ClientInput<Api['setAlerts']>) => (await wholeApi()).settings.setAlerts(change),
      onSuccess,
    }),
    setMail: useMutation({
      mutationFn: async (change: ClientInput<Api['setMail']>) => (await wholeApi()).settings.setMail(change),
      onSuccess,
    }),
    setSms: useMutation({
      mutationFn: async (change: ClientInput<Api['setSms']>) => (await wholeApi()).settings.setSms(change),
      onSuccess,
    }),
    testSms: useMutation({ mutationFn: async (phone: string) => (await wholeApi()).settings.testSms({ phone }) }),
    resendLetter: useMutation({
      mutationFn: async (id: string) => (await wholeApi()).settings.resendLetter({ id }),
      onSettled: onLetter,
    }),
    dropLetter: useMutation({
      mutationFn: async (id: string) => (await wholeApi()).settings.dropLetter({ id }),
      onSettled: onLetter,
    }),
    testMail: useMutation({
      mutationFn: async (email: string) => (await wholeApi()).settings.testMail({ email }),
      onSuccess: onLetter,
    }),
  };
}

/** Mutations of the carousel. */
export function useCarouselMutations() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries();
  const upload: Upload = async (file, options) => (await wholeApi()).carousel.upload({ file }, options);
  return {
    refresh,
    upload,
    remove: useMutation({ mutationFn: async (id: number) => (await wholeApi()).carousel.remove({ id }), onSuccess: refresh }),
  };
}
