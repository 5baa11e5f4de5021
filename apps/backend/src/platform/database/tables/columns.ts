import type { ColumnType } from 'kysely'

/** Written as text or Date, read as Date. */
export type Time = ColumnType<Date, Date | string, Date | string>
export type DefaultTime = ColumnType<Date, Date | string | undefined, Date | string>
/** Serial ids are text in the program: bigint does not fit a number. */
export type SerialId = ColumnType<string, string | undefined, never>
/** Serial ids of small tables are numbers. */
export type SmallSerialId = ColumnType<number, number | undefined, never>
export type Uuid = ColumnType<string, string | undefined, never>
/** Read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>
