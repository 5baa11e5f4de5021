/** What customers and the shop write to each other. */
export const messages = {
  none: 'No messages.',
  you: 'Your shop',
  customer: 'Customer',
  topic: {
    question: 'Question',
    damaged: 'Damaged product',
    missing: 'Missing product',
    wrong: 'Wrong product',
  },
  photo: 'Photo {{number}} of the customer',
  answer: 'Answer the customer',
  send: 'Send the answer',
  from: '{{name}}, {{when}}',
  thread: 'Messages with {{name}}',
  answerTo: 'Write to {{name}}',
  kept: 'Draft kept in this browser',
  notSent: 'Not sent: the text is still here. Try again.',
}
