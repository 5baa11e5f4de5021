/** Shape of postal codes where it is fixed; elsewhere any 3 to 12 letters, digits, spaces and dashes. */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^[1-9]\d{3}$/,
  BE: /^[1-9]\d{3}$/,
  BG: /^\d{4}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  CH: /^[1-9]\d{3}$/,
  CY: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  GR: /^\d{3} ?\d{2}$/,
  HR: /^\d{5}$/,
  HU: /^\d{4}$/,
  IT: /^\d{5}$/,
  LT: /^(LT-)?\d{5}$/,
  LU: /^(L-)?\d{4}$/,
  LV: /^(LV-)?\d{4}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  NO: /^\d{4}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}(-\d{3})?$/,
  RO: /^\d{6}$/,
  SE: /^\d{3} ?\d{2}$/,
  SI: /^(SI-)?\d{4}$/,
  SK: /^\d{3} ?\d{2}$/,
  SM: /^4789\d$/,
  US: /^\d{5}(-\d{4})?$/,
  VA: /^00120$/,
}
const ANY = /^[A-Z\d][A-Z\d -]{1,10}[A-Z\d]$/

/** Countries (ISO 3166-1) whose addresses have no postal code, or are delivered without one. */
const WITHOUT_ZIP =
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML MO MR MW NR NU PA QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TT TV UG VU YE ZW'.split(
    ' ',
  )

/** Whether an address of the country (ISO 3166-1) may leave the postal code out. */
export const isZipOptional = (country: string): boolean => WITHOUT_ZIP.includes(country)

/** Whether a postal code can be one of the country (ISO 3166-1); an empty one where there are none. */
export function isZipOf(country: string, zip: string): boolean {
  if (zip.trim() === '') return isZipOptional(country)
  return (shapes[country] ?? ANY).test(zip.trim().toUpperCase())
}

/** Provinces by the first two digits of the Italian postal code (CAP); those that share two digits stand together. */
const PROVINCES =
  '00 RM,01 VT,02 RI,03 FR,04 LT,05 TR,06 PG,07 SS,08 NU OR SS,09 CA OR SU,10 TO,11 AO,12 CN,13 VC BI,14 AT,15 AL,16 GE,17 SV,18 IM,19 SP,' +
  '20 MI MB LO,21 VA,22 CO,23 SO LC,24 BG,25 BS,26 CR LO,27 PV,28 NO VB,29 PC,30 VE,31 TV,32 BL,33 UD PN,34 TS GO,35 PD,36 VI,37 VR,38 TN,39 BZ,' +
  '40 BO,41 MO,42 RE,43 PR,44 FE,45 RO,46 MN,47 FC RN,48 RA,50 FI,51 PT,52 AR,53 SI,54 MS,55 LU,56 PI,57 LI,58 GR,59 PO,' +
  '60 AN,61 PU,62 MC,63 AP FM,64 TE,65 PE,66 CH,67 AQ,70 BA,71 FG,72 BR,73 LE,74 TA,75 MT,76 BT,' +
  '80 NA,81 CE,82 BN,83 AV,84 SA,85 PZ,86 CB IS,87 CS,88 CZ KR,89 RC VV,90 PA,91 TP,92 AG,93 CL,94 EN,95 CT,96 SR,97 RG,98 ME'
const provincesByStart = new Map(
  PROVINCES.split(',').map((entry): [string, string[]] => {
    const [start = '', ...provinces] = entry.split(' ')
    return [start, provinces]
  }),
)

/** Whether a CAP can lie in a province; a hint for a warning, because borders and new provinces have exceptions (decision 19). */
export function mayLieInProvince(cap: string, province: string): boolean {
  return provincesByStart.get(cap.slice(0, 2))?.includes(province.trim().toUpperCase()) ?? false
}
