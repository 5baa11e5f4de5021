import { expect, test } from 'vitest'
import {
  checkProfile,
  profileErrorsOf,
  profileInput,
  readProfileForm,
  valuesOfUser,
} from './profile-form.state.ts'

const anna = {
  name: 'Anna',
  firstName: 'Anna',
  lastName: 'Conti',
  phone: '333 123 4567',
  locale: 'it',
  birthYear: '1980',
}

test('a profile becomes the body of the call', () => {
  expect(checkProfile(anna, 2026)).toEqual({})
  expect(profileInput(anna)).toEqual({
    name: 'Anna',
    profile: {
      firstName: 'Anna',
      lastName: 'Conti',
      phone: '+393331234567',
      locale: 'it',
      birthYear: 1980,
    },
  })
  expect(profileInput({ ...anna, birthYear: '' }).profile.birthYear).toBeNull()
})

test('nothing is required but a language', () =>
  expect(
    checkProfile({ name: '', firstName: '', lastName: '', phone: '', locale: '', birthYear: '' }, 2026),
  ).toEqual({ locale: 'locale' }))

test.each(['1899', '2027', '80', '19e2', '1980.5', '-1980'])('the year %s is refused', (birthYear) =>
  expect(checkProfile({ ...anna, birthYear }, 2026)).toEqual({ birthYear: 'birthYear' }),
)

test('names everything that is wrong', () =>
  expect(checkProfile({ ...anna, lastName: 'x'.repeat(81), phone: 'call me', locale: 'fr' }, 2026)).toEqual({
    lastName: 'long',
    phone: 'phone',
    locale: 'locale',
  }))

test('reads a form, a user, and the errors of the server', () => {
  const form = new FormData()
  form.set('firstName', ' Anna ')
  form.set('photo', new Blob(['x']))
  expect(readProfileForm(form)).toMatchObject({ firstName: 'Anna', phone: '' })
  const user = {
    username: 'anna@example.it',
    name: 'anna@example.it',
    disabled: false,
    groups: ['customer' as const],
    confirmed: true,
    profile: { firstName: '', lastName: '', phone: '', locale: 'es' as const, photoUrl: null },
  }
  expect(valuesOfUser(user)).toEqual({
    name: '',
    firstName: '',
    lastName: '',
    phone: '',
    locale: 'es',
    birthYear: '',
  })
  expect(profileErrorsOf([{ field: 'profile.phone' }, { field: 'name' }, { field: 'x' }])).toEqual({
    phone: 'phone',
    name: 'other',
  })
})
