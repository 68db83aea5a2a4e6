/* A request is a list of NUL-ended `key=value` fields; main.c lists the keys.
 * `case`, `put`, `take` and `peer` open a record that the fields after them fill in. */
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
  return *name && *name != '.' && !strchr(name, '/') && strlen(name) <= NAME_MAX;
}

static long *number_field(struct command *command, const char *key) {
  struct { const char *key; long *place; } fields[] = {
    { "cpuMs", &command->cpu_ms },           { "wallMs", &command->wall_ms },
    { "memoryKb", &command->memory_kb },     { "stackKb", &command->stack_kb },
    { "processes", &command->processes },    { "scratchKb", &command->scratch_kb },
    { "scratchFiles", &command->scratch_files }, { "logKb", &command->log_kb },
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
  else if (!strcmp(key, "errors")) last->errors = value;
  else return is_number(value, &last->output_kb) ? NULL : "bad outputKb";
  return NULL;
}

static const char *transfer_field(struct transfer *transfers, int *count, const char *name) {
  if (*count == MAX_FILES) return "too many files";
  if (!is_plain_name(name)) return "bad file name";
  transfers[(*count)++].name = name;
  return NULL;
}

static const char *take_field(struct command *command, const char *key, const char *value) {
  if (!command->take_count) return "field before its take";
  struct transfer *last = &command->takes[command->take_count - 1];
  if (!strcmp(key, "maxKb")) return is_number(value, &last->max_kb) ? NULL : "bad maxKb";
  last->host = value;
  return NULL;
}

static const char *command_field(struct command *command, const char *key, char *value) {
  long *number = number_field(command, key), flag;
  if (number) return is_number(value, number) ? NULL : "bad number";
  if (!strcmp(key, "program")) command->program = value;
  else if (!strcmp(key, "log")) command->log = value;
  else if (!strcmp(key, "arg")) {
    if (command->argc == MAX_ARGS) return "too many arguments";
    command->argv[command->argc++] = value;
  } else if (!strcmp(key, "env")) {
    if (command->envc == MAX_ENV) return "too large an environment";
    command->env[command->envc++] = value;
  } else if (!strcmp(key, "proc")) {
    if (!is_number(value, &flag) || flag > WANTS_PROC) return "bad flag";
    command->proc = (enum proc)flag;
  } else if (!strcmp(key, "reservesMemory")) {
    if (!is_number(value, &flag)) return "bad flag";
    command->reserves_memory = flag != 0;
  } else if (!strcmp(key, "put")) return transfer_field(command->puts, &command->put_count, value);
  else if (!strcmp(key, "from")) {
    if (!command->put_count) return "field before its put";
    command->puts[command->put_count - 1].host = value;
  } else if (!strcmp(key, "take")) return transfer_field(command->takes, &command->take_count, value);
  else if (!strcmp(key, "gather")) {
    if (command->take_count == MAX_FILES || !*value) return "bad gather";
    command->takes[command->take_count++] = (struct transfer){ value, NULL, 0, true };
  }
  else if (!strcmp(key, "to") || !strcmp(key, "maxKb")) return take_field(command, key, value);
  else return "unknown field";
  return NULL;
}

static const char *read_field(struct request *request, const char *key, char *value) {
  if (!strcmp(key, "id")) request->id = value;
  else if (!strcmp(key, "peer")) {
    if (request->command_count == 2) return "too many peers";
    request->command_count++;
  } else if (!strcmp(key, "case") || !strcmp(key, "input") || !strcmp(key, "output") || !strcmp(key, "errors") || !strcmp(key, "outputKb"))
    return case_field(request, key, value);
  else return command_field(&request->commands[request->command_count - 1], key, value);
  return NULL;
}

static const char *complete_command(const struct command *command) {
  if (!command->argc) return "incomplete request";
  if (!command->cpu_ms || !command->wall_ms || !command->memory_kb || !command->stack_kb) return "a limit is missing";
  if (!command->processes || !command->scratch_kb || !command->scratch_files) return "a limit is missing";
  for (int i = 0; i < command->put_count; i++)
    if (!command->puts[i].host) return "incomplete put";
  for (int i = 0; i < command->take_count; i++)
    if (!command->takes[i].host || !command->takes[i].max_kb) return "incomplete take";
  return NULL;
}

static const char *complete_case(const struct request *request, const struct one_case *run) {
  if (!run->output_kb) return "incomplete case";
  if (request->command_count == 2) return run->input || run->output ? "a pair has no files" : NULL;
  return !run->input || (!run->output && !request->commands[0].log) ? "incomplete case" : NULL;
}

static const char *complete(const struct request *request) {
  const char *wrong = NULL;
  if (!request->id || !request->case_count) return "incomplete request";
  for (int i = 0; !wrong && i < request->command_count; i++) wrong = complete_command(&request->commands[i]);
  for (int i = 0; !wrong && i < request->case_count; i++) wrong = complete_case(request, &request->cases[i]);
  return wrong;
}

const char *parse_request(char *fields, size_t length, struct request *request) {
  memset(request, 0, sizeof *request);
  request->command_count = 1;
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
