/** The folders of stored files: of the judge, and those that everybody may see. */
export type StoreName = 'files' | 'public';

/** Which stored files the rows refer to: `store`, `hash`, and `owner`, what it is used by. */
export const FILE_REFERENCES = `
  select 'files' as store, input_hash as hash, 'test data of problem ' || problem_id as owner from problem_cases
  union all select 'files', answer_hash, 'test data of problem ' || problem_id from problem_cases
  union all select 'files', unnest(array[one ->> 'inputHash', one ->> 'outputHash']), 'test data that was uploaded'
    from test_data_uploads, jsonb_array_elements(cases) one
  union all select 'files', hash, 'a package that was uploaded' from package_uploads
  union all select 'files', hash, 'a part of an upload' from upload_parts
  union all select 'public', hash, owner_kind || ' ' || owner_id from file_uses`;
