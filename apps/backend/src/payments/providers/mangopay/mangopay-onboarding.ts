import { z } from 'zod'
import { deterministicKey } from '../deterministic-key.ts'
import { ProviderRefused } from '../payment-provider.ts'
import type { SellerAccounts } from '../provider-accounts.store.ts'
import type { SellerOnboarding } from '../seller-onboarding.ts'
import type { MangopayClient } from './mangopay-client.ts'
import { ensureSandboxPlatform, type PlatformStore } from './mangopay-platform.ts'
import { mangopayHookEntry, mangopayUser, mangopayWallet } from './mangopay-shapes.ts'

/** Events that make us look; everything else is found by the reconciler. */
export const mangopayEventTypes = [
  'PAYIN_NORMAL_SUCCEEDED',
  'PAYIN_NORMAL_FAILED',
  'CARD_VALIDATION_SUCCEEDED',
  'CARD_VALIDATION_FAILED',
  'PAYIN_REFUND_SUCCEEDED',
  'PAYIN_REFUND_FAILED',
  'PAYIN_REPUDIATION_SUCCEEDED',
  'DISPUTE_CREATED',
  'DISPUTE_CLOSED',
  'PAYOUT_NORMAL_SUCCEEDED',
  'PAYOUT_NORMAL_FAILED',
  'PAYOUT_REFUND_SUCCEEDED',
  'USER_KYC_REGULAR',
  'USER_KYC_LIGHT',
] as const

type Options = { client: MangopayClient; hookUrl: string; isSandbox: boolean; platform: PlatformStore }

function addressBody(seller: SellerAccounts): object {
  return {
    AddressLine1: seller.street,
    AddressLine2: null,
    City: seller.city,
    Region: seller.province,
    PostalCode: seller.zip,
    Country: 'IT',
  }
}

/** A seller as a verified OWNER of the sandbox; real sellers enrol with the provider themselves. */
function sandboxSeller(seller: SellerAccounts): object {
  return {
    PersonType: 'LEGAL',
    UserCategory: 'OWNER',
    LegalPersonType: 'BUSINESS',
    Name: seller.company,
    Email: seller.email,
    CompanyNumber: `IT${seller.vatNumber}`,
    TermsAndConditionsAccepted: true,
    Tag: `seller:${seller.id};kyc:regular`,
    HeadquartersAddress: addressBody(seller),
    LegalRepresentativeFirstName: 'Rappresentante',
    LegalRepresentativeLastName: 'Sandbox',
    LegalRepresentativeEmail: seller.email,
    LegalRepresentativeBirthday: Date.UTC(1980, 0, 1) / 1000,
    LegalRepresentativeNationality: 'IT',
    LegalRepresentativeCountryOfResidence: 'IT',
    LegalRepresentativeAddress: addressBody(seller),
  }
}

async function listen(client: MangopayClient, hookUrl: string): Promise<void> {
  const hooks = await client.get(z.array(mangopayHookEntry), '/hooks?per_page=100')
  for (const EventType of mangopayEventTypes) {
    const known = hooks.find((hook) => hook.EventType === EventType)
    if (!known) {
      const key = deterministicKey(`hook:${EventType}:${hookUrl}:${Date.now()}`)
      await client.createOnce(mangopayHookEntry, key, '/hooks', { EventType, Url: hookUrl, Tag: 'filiera' })
    } else if (known.Url !== hookUrl || known.Status !== 'ENABLED' || known.Validity !== 'VALID') {
      await client.put(mangopayHookEntry, `/hooks/${known.Id}`, {
        Url: hookUrl,
        Status: 'ENABLED',
        Validity: 'VALID',
      })
    }
  }
}

const unknown = (error: unknown) => error instanceof ProviderRefused && error.code === 'ressource_not_found'

/** Sellers and hooks at MangoPay. */
export function createMangopayOnboarding({
  client,
  hookUrl,
  isSandbox,
  platform,
}: Options): SellerOnboarding {
  const user = (id: string) => client.get(mangopayUser, `/users/${encodeURIComponent(id)}`)
  return {
    name: 'mangopay',
    isSandbox,
    unpayable: { mangopay_kyc_level: null },
    async knows(seller) {
      if (!seller.mangopayUserId || !seller.mangopayWalletId) return false
      return user(seller.mangopayUserId).then(
        () => true,
        (error: unknown) => {
          if (unknown(error)) return false
          throw error
        },
      )
    },
    async create(seller) {
      const owner = await client.createOnce(
        mangopayUser,
        deterministicKey(`seller:${seller.id}:${seller.email}`),
        '/users/legal',
        sandboxSeller(seller),
      )
      const wallet = await client.createOnce(
        mangopayWallet,
        deterministicKey(`seller-wallet:${owner.Id}`),
        '/wallets',
        { Owners: [owner.Id], Currency: 'EUR', Description: seller.name, Tag: `seller:${seller.id}` },
      )
      return {
        mangopay_user_id: owner.Id,
        mangopay_wallet_id: wallet.Id,
        mangopay_kyc_level: owner.KYCLevel ?? null,
      }
    },
    async check(seller) {
      if (!seller.mangopayUserId) return { change: {}, missing: 'no MangoPay user (mangopay_user_id)' }
      const { KYCLevel } = await user(seller.mangopayUserId)
      const change = { mangopay_kyc_level: KYCLevel ?? null }
      if (!seller.mangopayWalletId) return { change, missing: 'no MangoPay wallet (mangopay_wallet_id)' }
      return { change, missing: KYCLevel === 'REGULAR' ? null : 'MangoPay has not verified the company yet' }
    },
    async listen() {
      await listen(client, hookUrl)
      if (isSandbox) await ensureSandboxPlatform(client, platform)
    },
  }
}
