import { prepareProvider } from '../../src/payments/providers/prepare-provider.ts'
import type { Services } from '../../src/services.ts'

/** Prepares every provider, one after the other. @throws as {@link prepareProvider} */
export async function prepareProviders(services: Services): Promise<void> {
  for (const provider of services.payments.onboarding) await prepareProvider(services, provider, () => {})
}
