import { type RegionCode, regionCodes } from './regions.ts'

const codes = (text: string): readonly string[] => text.split(' ')

/** The provinces of each region (ISTAT codes; Sardinia before its new division). */
export const provinces: Readonly<Record<RegionCode, readonly string[]>> = {
  abruzzo: codes('AQ CH PE TE'),
  basilicata: codes('MT PZ'),
  calabria: codes('CS CZ KR RC VV'),
  campania: codes('AV BN CE NA SA'),
  'emilia-romagna': codes('BO FC FE MO PC PR RA RE RN'),
  'friuli-venezia-giulia': codes('GO PN TS UD'),
  lazio: codes('FR LT RI RM VT'),
  liguria: codes('GE IM SP SV'),
  lombardia: codes('BG BS CO CR LC LO MB MI MN PV SO VA'),
  marche: codes('AN AP FM MC PU'),
  molise: codes('CB IS'),
  piemonte: codes('AL AT BI CN NO TO VB VC'),
  puglia: codes('BA BR BT FG LE TA'),
  sardegna: codes('CA NU OR SS SU'),
  sicilia: codes('AG CL CT EN ME PA RG SR TP'),
  toscana: codes('AR FI GR LI LU MS PI PO PT SI'),
  'trentino-alto-adige': codes('BZ TN'),
  umbria: codes('PG TR'),
  'valle-d-aosta': codes('AO'),
  veneto: codes('BL PD RO TV VE VI VR'),
}

/** Region of a province code, in either case; null when no region has it. */
export function findRegionOfProvince(province: string): RegionCode | null {
  const code = province.trim().toUpperCase()
  return regionCodes.find((region) => provinces[region].includes(code)) ?? null
}
