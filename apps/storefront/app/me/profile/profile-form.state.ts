import type { User } from '@filiera/contract/customers/account'
import { fallbackLanguage, isLanguage, type Language } from '@filiera/domain/languages'
import { normalisePhone } from '../../buy/addresses/address-form.state.ts'
import { formText } from '../../frame/forms/form-text.ts'

/** Fields of the profile, in the order of the screen. */
export const profileFields = ['name', 'firstName', 'lastName', 'phone', 'locale', 'birthYear'] as const
export type ProfileField = (typeof profileFields)[number]
/** What was typed, kept as it is when something is wrong. */
export type ProfileValues = Record<ProfileField, string>
/** Why a field is refused: the texts `account.profile.error.*`. */
export type ProfileErrors = Partial<Record<ProfileField, 'long' | 'phone' | 'locale' | 'birthYear' | 'other'>>

const FIRST_YEAR = 1900
const NAME_MAX = 80

/** The fields of a sent form as they were typed. */
export function readProfileForm(form: FormData): ProfileValues {
  const entries = profileFields.map((field) => [field, formText(form.get(field))] as const)
  return Object.fromEntries(entries) as ProfileValues
}

/** What an account's profile looks like in the form. */
export function valuesOfUser({ name, username, profile }: User): ProfileValues {
  const { firstName, lastName, phone, locale, birthYear } = profile
  return {
    name: name === username ? '' : name,
    firstName,
    lastName,
    phone,
    locale,
    birthYear: birthYear === undefined ? '' : String(birthYear),
  }
}

/** What is wrong with a profile; nothing of it is required. `thisYear` bounds the year of birth. */
export function checkProfile(values: ProfileValues, thisYear: number): ProfileErrors {
  const errors: ProfileErrors = {}
  for (const field of ['name', 'firstName', 'lastName'] as const) {
    if (values[field].length > NAME_MAX) errors[field] = 'long'
  }
  const phone = normalisePhone(values.phone, 'IT')
  if (phone !== '' && !/^\+[1-9]\d{6,14}$/.test(phone)) errors.phone = 'phone'
  if (!isLanguage(values.locale)) errors.locale = 'locale'
  if (values.birthYear !== '') {
    const year = /^\d{4}$/.test(values.birthYear) ? Number(values.birthYear) : 0
    if (year < FIRST_YEAR || year > thisYear) errors.birthYear = 'birthYear'
  }
  return errors
}

/** The body of the call for a form without errors; an empty year takes the known one away. */
export function profileInput(values: ProfileValues) {
  const { name, firstName, lastName, phone, birthYear } = values
  const locale: Language = isLanguage(values.locale) ? values.locale : fallbackLanguage
  return {
    name,
    profile: {
      firstName,
      lastName,
      phone: normalisePhone(phone, 'IT'),
      locale,
      birthYear: birthYear === '' ? null : Number(birthYear),
    },
  }
}

const ownFault: Partial<Record<ProfileField, 'phone' | 'locale' | 'birthYear'>> = {
  phone: 'phone',
  locale: 'locale',
  birthYear: 'birthYear',
}

/** Field errors of the server under the names of the form (`profile.phone` → `phone`). */
export function profileErrorsOf(fields: readonly { field: string }[] | undefined): ProfileErrors {
  const errors: ProfileErrors = {}
  for (const { field } of fields ?? []) {
    const known = profileFields.find((candidate) => candidate === field.replace(/^profile\./, ''))
    if (known) errors[known] = ownFault[known] ?? 'other'
  }
  return errors
}
