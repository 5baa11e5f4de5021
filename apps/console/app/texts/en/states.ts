import type { SameKeys } from '@filiera/design/translator'
import type { states as italian } from '../it/states.ts'

export const states: SameKeys<typeof italian> = {
  loading: 'Loading',
  unfinishedDate: 'Complete the date, or empty the field.',
  retry: 'Try again',
  undo: 'Undo',
  copyCode: 'Copy the code',
  copied: 'Code copied',
  failed: {
    title: 'No answer here',
    body: 'The rest of the page works. Try again in a moment.',
    code: 'If it goes on, send the code {{code}} to support.',
  },
  down: {
    title: 'The console does not answer',
    body: 'Your shop’s data is safe. Try again in a moment.',
  },
  broken: {
    title: 'This page has stopped',
    body: 'This is our mistake. Reload the page: what you saved is still there.',
    reload: 'Reload',
  },
  forbidden: {
    title: 'Your role does not reach this page',
    body: 'The role “{{role}}” does not see it. The owner of the shop can change that.',
  },
  readOnlyNow: 'Not saved: now it can only be read. What you typed stays in this browser.',
  readOnly: 'With the role “{{role}}” you read this page without changing it.',
  notFound: {
    title: 'There is no such page',
    body: 'The address is wrong, or the page has moved.',
    home: 'Go to Today',
  },
  tooLong_one: 'One character too many',
  tooLong_other: '{{count}} characters too many',
  offline: {
    inDialog: 'You are offline. What you save goes by itself as soon as the connection is back.',
    title: 'Offline since {{time}}.',
    nothing: 'What you see stays here. We try again as soon as you are back.',
    waiting_one: 'Go on working: one change waits here and leaves by itself once you are back.',
    waiting_other: 'Go on working: {{count}} changes wait here and leave by themselves once you are back.',
  },
  password: {
    title: 'Your password, to confirm',
    body: 'This changes who works for the shop, or the shop itself: for safety we ask for your password. It counts for ten minutes.',
    leave: 'Leave it',
    go: 'Continue',
    wrong_password: 'The password is not right. Check capital letters.',
    rate_limited: 'Too many tries. Try again in a few minutes.',
  },
  ended: {
    title: 'Log in again to go on',
    body: 'The session has ended. What you typed is still here, nothing is lost.',
    password: 'Password of {{email}}',
    submit: 'Log in again',
    other: 'Use another account',
  },
}
