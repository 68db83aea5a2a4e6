import type { ClientInput, contract } from '@oj/contract';
import type { Upload } from '@oj/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Api, useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';

type Calls = typeof contract.settings;
type Settings = Api['settings'];

const keyOf = (name: keyof Settings) => ['admin', 'settings', name] as const;

function useSetting<Value>(name: keyof Settings, read: (settings: Settings) => Promise<Value>) {
  const api = useApi();
  return useQuery({ queryKey: keyOf(name), queryFn: () => read(api.settings) });
}

export const useWebConfig = () => useSetting('web', settings => settings.web());
export const useSwitches = () => useSetting('switches', settings => settings.switches());
export const useAlertLimits = () => useSetting('alerts', settings => settings.alerts());
export const useMailConfig = () => useSetting('mail', settings => settings.mail());
export const useSmsConfig = () => useSetting('sms', settings => settings.sms());
export const useOutbox = () => useSetting('outbox', settings => settings.outbox());

/** Each mutation settles after the changed data has been refetched. */
export function useSettingMutations() {
  const api = useApi();
  return {
    setWeb: useChange([], (api, change: ClientInput<Calls['setWeb']>) => api.settings.setWeb(change)),
    setSwitches: useChange([], (api, change: ClientInput<Calls['setSwitches']>) => api.settings.setSwitches(change)),
    setAlerts: useChange([], (api, change: ClientInput<Calls['setAlerts']>) => api.settings.setAlerts(change)),
    setMail: useChange([], (api, change: ClientInput<Calls['setMail']>) => api.settings.setMail(change)),
    setSms: useChange([], (api, change: ClientInput<Calls['setSms']>) => api.settings.setSms(change)),
    testSms: useMutation({ mutationFn: (phone: string) => api.settings.testSms({ phone }) }),
    resendMail: useChange(keyOf('outbox'), (api, id: string) => api.settings.resendMail({ id })),
    dropMail: useChange(keyOf('outbox'), (api, id: string) => api.settings.dropMail({ id })),
    testMail: useChange(keyOf('outbox'), (api, email: string) => api.settings.testMail({ email })),
  };
}

/** Mutations of the carousel. */
export function useCarouselMutations() {
  const api = useApi();
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries();
  const upload: Upload = (file, options) => api.carousel.upload({ file }, options);
  return {
    refresh,
    upload,
    remove: useChange([], (api, id: number) => api.carousel.remove({ id })),
  };
}
