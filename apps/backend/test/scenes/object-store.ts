import { buildSandbox } from '../../../sandbox/src/app.ts'
import { OBJECT_STORE_KEY } from '../../../sandbox/src/object-store/signature.ts'

/** The sandbox's object store, and the settings that lead to a bucket in it. */
export async function openObjectStore() {
  const { main, close } = await buildSandbox()
  const settings = {
    S3_BUCKET: 'shop',
    S3_REGION: 'eu-south-1',
    S3_ENDPOINT: `${main.url}/s3/`,
    S3_ACCESS_KEY_ID: OBJECT_STORE_KEY.id,
    S3_SECRET_ACCESS_KEY: OBJECT_STORE_KEY.secret,
  }
  return { settings, stop: close }
}
