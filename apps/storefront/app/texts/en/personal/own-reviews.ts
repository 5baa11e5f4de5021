import { REVIEW_EDIT_DAYS } from '@filiera/domain/review-days'

export const ownReviews = {
  title: 'Your review',
  stars: 'How many stars?',
  heading: 'Title',
  text: 'Review',
  textHint: 'How it arrived, what it tastes like, how you used it. 2,000 characters at most.',
  left_one: '{{count}} character left',
  left_other: '{{count}} characters left',
  tooMany_one: 'The text is too long: take away {{count}} character',
  tooMany_other: 'The text is too long: take away {{count}} characters',
  signed: 'We sign it “{{name}}”. Everybody sees it, in the language you write in.',
  unsigned:
    'Your profile has no name: we sign it “Customer”. Everybody sees it, in the language you write in.',
  toProfile: 'Change the name in your profile (new window)',
  publish: 'Publish the review',
  save: 'Save the changes',
  until: 'You can change it until {{date}}.',
  fixed: `More than ${REVIEW_EDIT_DAYS} days have passed: the text cannot be changed any more, but you can delete the review.`,
  delete: 'Delete the review',
  deleteText:
    'Text and stars disappear from the product page. As long as the product is on sale you can write another one.',
  deleteYes: 'Yes, delete',
  notYet:
    'Only people who received a product can review it: you can write here once your order is marked as delivered.',
  others: 'What buyers say',
  see: 'See the reviews of the product',
  done: {
    created: 'Review published',
    updated: 'Changes saved',
    deleted: 'Review deleted',
  },
  doneText: {
    saved: 'It shows on the product page at once.',
    deleted: 'The stars of the product have been counted again.',
  },
  notSaved: 'The review was not saved',
  refused: {
    already_reviewed: 'You have reviewed this product already: reload the page to change that review.',
    not_bought: 'Only those who received a product can review it.',
    not_found: 'This review is gone: perhaps you deleted it in another window.',
    expired: `More than ${REVIEW_EDIT_DAYS} days have passed: the text cannot be changed any more.`,
    illegal_transition:
      'This review was hidden because it breaks the rules: only you see it now. It is deleted together with your account.',
    other: 'Try again in a moment. Your text is still below.',
  },
  error: {
    stars: 'Choose from 1 to 5 stars',
    title: 'The title has at most 120 characters, on one line',
    text: 'The text has at most 2,000 characters',
  },
  writeNamed: 'Write a review of {{product}}',
}
