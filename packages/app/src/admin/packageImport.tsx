import { PackageImport } from '@oj/judge-ui';

export const PackageImportPage = () => <PackageImport />;
