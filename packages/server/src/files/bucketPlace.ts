/** Where files are, when they are not in a folder. */
export interface BucketPlace {
  /** Origin of the server, such as `https://s3.example.org`. */
  endpoint: string;
  region: string;
  name: string;
  /** What all keys begin with: empty, or something that ends with a slash. */
  prefix: string;
  keyId: string;
  secret: string;
  /** Room for local copies of files. They take more only while files that were used within the hour need it. */
  cacheBytes: number;
}

const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(\/[\w.-]{1,64}){0,8}\/?$/;
export const BUCKET_EXAMPLE = 's3://bucket/prefix?endpoint=https://s3.example.org&region=eu-central-1';

/** Undefined when the address is not one of a bucket. */
export function bucketAt(address: string): Omit<BucketPlace, 'keyId' | 'secret' | 'cacheBytes'> | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const endpoint = url?.searchParams.get('endpoint') ?? '';
  if (url?.protocol !== 's3:' || !NAME.test(url.host) || !PREFIX.test(url.pathname) || !/^https?:\/\//.test(endpoint)) return undefined;
  if (!URL.canParse(endpoint)) return undefined;
  const prefix = url.pathname.replace(/^\//, '');
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    name: url.host,
    prefix: prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix,
  };
}
