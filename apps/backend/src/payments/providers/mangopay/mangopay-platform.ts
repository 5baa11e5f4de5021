import { deterministicKey } from '../deterministic-key.ts'
import { ProviderRefused } from '../payment-provider.ts'
import type { MangopayClient } from './mangopay-client.ts'
import type { PlatformWallet } from './mangopay-money-back.ts'
import { mangopayUser, mangopayWallet } from './mangopay-shapes.ts'

/** Where user and wallet of the marketplace itself are kept. */
export type PlatformStore = {
  find(): Promise<PlatformWallet | null>
  save(own: PlatformWallet): Promise<void>
}

const stillThere = (client: MangopayClient, { userId }: PlatformWallet) =>
  client.get(mangopayUser, `/users/${encodeURIComponent(userId)}`).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProviderRefused) return false
      throw error
    },
  )

/** Our own user and wallet on the sandbox; with real keys MangoPay sets them up and the configuration names them. */
export async function ensureSandboxPlatform(client: MangopayClient, store: PlatformStore): Promise<void> {
  const known = await store.find()
  if (known && (await stillThere(client, known))) return
  const user = await client.createOnce(
    mangopayUser,
    deterministicKey(`platform:${known?.userId ?? ''}`),
    '/users/legal',
    {
      PersonType: 'LEGAL',
      UserCategory: 'OWNER',
      LegalPersonType: 'BUSINESS',
      Name: 'Filiera',
      Email: 'platform@filiera.example',
      TermsAndConditionsAccepted: true,
      Tag: 'category:platform;kyc:regular',
      LegalRepresentativeFirstName: 'Rappresentante',
      LegalRepresentativeLastName: 'Sandbox',
    },
  )
  const wallet = await client.createOnce(
    mangopayWallet,
    deterministicKey(`platform-wallet:${user.Id}`),
    '/wallets',
    {
      Owners: [user.Id],
      Currency: 'EUR',
      Description: 'Platform',
      Tag: 'platform',
    },
  )
  await store.save({ userId: user.Id, walletId: wallet.Id })
}
