export type ListedFile = { path: string; writtenAt: Date }

/** Files that exist nowhere else, by a path such as `photos/1f….webp`: in DATA_DIR, or in a bucket that all backends share. */
export type FileStore = {
  /** Where it is, for people. */
  place: string
  /** Bytes of a file; null when it is not there. */
  read(path: string): Promise<Buffer | null>
  /** Readers see the whole file or none. */
  write(path: string, bytes: Uint8Array): Promise<void>
  /** Nothing happens when it is gone already. */
  remove(path: string): Promise<void>
  /** Every file below a folder such as `photos/`; '' for all. */
  list(folder: string): Promise<ListedFile[]>
}

/** The part of the configuration that says where files are. */
export type FileSettings = {
  DATA_DIR: string
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_BUCKET?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}
