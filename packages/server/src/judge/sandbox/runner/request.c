/* A request is a list of NUL-ended `key=value` fields; main.c lists the keys.
 * `case`, `put` and `take` open a record that the fields after them fill in. */
#define _GNU_SOURCE
#include "runner.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static bool is_number(const char *text, long *number) {
  char *end;
  errno = 0;
  *number = strtol(text, &end, 10);
  return *text && !*end && !errno && *number >= 0 && *number <= LONG_MAX / 4096;
}

/* A name directly inside /w: no separator, not hidden, nothing to climb with. */
static bool is_plain_name(const char *name) {
  return *name && *name != '.' && !strchr(name, '/') && strlen(name) < 200;
}

static long *number_field(struct request *request, const char *key) {
  struct { const char *key; long *place; } fields[] = {
    { "cpuMs", &request->cpu_ms },           { "wallMs", &request->wall_ms },
    { "memoryKb", &request->memory_kb },     { "stackKb", &request->stack_kb },
    { "processes", &request->processes },    { "scratchKb", &request->scratch_kb },
    { "scratchFiles", &request->scratch_files }, { "logKb", &request->log_kb },
  };
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
    if (!strcmp(fields[i].key, key)) return fields[i].place;
  return NULL;
}

static const char *case_field(struct request *request, const char *key, const char *value) {
  if (!strcmp(key, "case")) {
    if (request->case_count == MAX_CASES) return "too many cases";
    struct one_case *opened = &request->cases[request->case_count++];
    return is_number(value, &opened->number) ? NULL : "bad case";
  }
  if (!request->case_count) return "field before its case";
  struct one_case *last = &request->cases[request->case_count - 1];
  if (!strcmp(key, "input")) last->input = value;
  else if (!strcmp(key, "output")) last->output = value;
  else return is_number(value, &last->output_kb) ? NULL : "bad outputKb";
  return NULL;
}

static const char *transfer_field(struct transfer *transfers, int *count, const char *name) {
  if (*count == MAX_FILES) return "too many files";
  if (!is_plain_name(name)) return "bad file name";
  transfers[(*count)++].name = name;
  return NULL;
}

static const char *take_field(struct request *request, const char *key, const char *value) {
  if (!request->take_count) return "field before its take";
  struct transfer *last = &request->takes[request->take_count - 1];
  if (!strcmp(key, "maxKb")) return is_number(value, &last->max_kb) ? NULL : "bad maxKb";
  last->host = value;
  return NULL;
}

static const char *read_field(struct request *request, const char *key, char *value) {
  long *number = number_field(request, key), flag;
  if (number) return is_number(value, number) ? NULL : "bad number";
  if (!strcmp(key, "id")) request->id = value;
  else if (!strcmp(key, "program")) request->program = value;
  else if (!strcmp(key, "log")) request->log = value;
  else if (!strcmp(key, "arg")) {
    if (request->argc == MAX_ARGS) return "too many arguments";
    request->argv[request->argc++] = value;
  } else if (!strcmp(key, "env")) {
    if (request->envc == MAX_ENV) return "too large an environment";
    request->env[request->envc++] = value;
  } else if (!strcmp(key, "proc") || !strcmp(key, "reservesMemory")) {
    if (!is_number(value, &flag)) return "bad flag";
    *(key[0] == 'p' ? &request->proc : &request->reserves_memory) = flag != 0;
  } else if (!strcmp(key, "case") || !strcmp(key, "input") || !strcmp(key, "output") || !strcmp(key, "outputKb"))
    return case_field(request, key, value);
  else if (!strcmp(key, "put")) return transfer_field(request->puts, &request->put_count, value);
  else if (!strcmp(key, "from")) {
    if (!request->put_count) return "field before its put";
    request->puts[request->put_count - 1].host = value;
  } else if (!strcmp(key, "take")) return transfer_field(request->takes, &request->take_count, value);
  else if (!strcmp(key, "gather")) {
    if (request->take_count == MAX_FILES || !*value) return "bad gather";
    request->takes[request->take_count++] = (struct transfer){ value, NULL, 0, true };
  }
  else if (!strcmp(key, "to") || !strcmp(key, "maxKb")) return take_field(request, key, value);
  else return "unknown field";
  return NULL;
}

static const char *complete(const struct request *request) {
  if (!request->id || !request->argc || !request->case_count) return "incomplete request";
  if (!request->cpu_ms || !request->wall_ms || !request->memory_kb || !request->stack_kb) return "a limit is missing";
  if (!request->processes || !request->scratch_kb || !request->scratch_files) return "a limit is missing";
  for (int i = 0; i < request->case_count; i++) {
    const struct one_case *run = &request->cases[i];
    if (!run->input || !run->output_kb || (!run->output && !request->log)) return "incomplete case";
  }
  for (int i = 0; i < request->put_count; i++)
    if (!request->puts[i].host) return "incomplete put";
  for (int i = 0; i < request->take_count; i++)
    if (!request->takes[i].host || !request->takes[i].max_kb) return "incomplete take";
  return NULL;
}

const char *parse_request(char *fields, size_t length, struct request *request) {
  memset(request, 0, sizeof *request);
  if (!length || fields[length - 1]) return "unfinished field";
  for (char *field = fields; field < fields + length; field += strlen(field) + 1) {
    char *value = strchr(field, '=');
    if (!value) return "field without a value";
    *value++ = 0;
    const char *wrong = read_field(request, field, value);
    if (wrong) return wrong;
    field = value; /* the key's end is a NUL now: go on from the value */
  }
  return complete(request);
}
