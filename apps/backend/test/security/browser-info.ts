/** Browser information as the checkout page sends it. */
export const browserInfo = {
  acceptHeader: 'text/html',
  javaEnabled: false,
  language: 'it-IT',
  colorDepth: 24,
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: -60,
  userAgent: 'Mozilla/5.0',
  javascriptEnabled: true,
}
