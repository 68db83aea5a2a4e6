/* What the parts of the runner share. main.c opens with the theory of operation. */
#ifndef RUNNER_H
#define RUNNER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum {
  MAX_ARGS = 64,
  MAX_ENV = 32,
  MAX_CASES = 4096,
  MAX_FILES = 64,
  MAX_GATHERED = 1000,
  MAX_SLOTS = 64,
  MAX_BINDS = 64,
  MAX_FRAME = 4 << 20,
  PATH_BYTES = 512,
  REASON_BYTES = 512,
  FIRST_UID = 60000,
  CASES_AHEAD = 2, /* cases that may run before the first `more` */
};

/* Where a box shows the files that its program's input and output are. */
#define INPUT_PATH "/dev/input"
#define OUTPUT_PATH "/dev/output"

/* ---- files.c: small files, whole copies, replies */

/* Writes one short text to a kernel file. 0, or -1 with errno. */
int write_file(const char *path, const char *text);
/* Reads at most size-1 bytes and ends them with NUL. Length, or -1 with errno. */
ssize_t read_file(const char *path, char *text, size_t size);
/* Writes all of it, through short writes and interrupts. 0, or -1 with errno. */
int write_all(int fd, const void *bytes, size_t length);
/* Copies up to max_bytes. 0; -1 with errno, EFBIG when there was more. */
int copy_bytes(int from, int to, long long max_bytes);
/* One reply line on stdout in a single write, so that lines of several processes never mix. */
void reply(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Replaces whatever would break a JSON string. Returns its argument. */
char *json_safe(char *text);
/* Joins into a buffer; returns false (and an empty string) when it does not fit. */
bool join_path(char *path, size_t size, const char *directory, const char *name);
long long now_us(void);

/* ---- request.c */

struct one_case {
  long number;
  const char *input;  /* host path, read-only for the program; NULL for a pair */
  const char *output; /* host path of an existing file, or NULL: into the log, or to the peer */
  const char *errors; /* host path of an existing file for the end of what it writes to standard error when it fails, or NULL */
  long output_kb;     /* cap of every file that the program writes */
};

struct transfer {
  const char *name; /* inside /w */
  const char *host;
  long max_kb;
  bool gather; /* every file whose name ends so, into the directory `host` */
};

/* Whether /proc is there: where /dev/stdin and its like lead. A box that wants it runs without where the machine refuses it. */
enum proc { NO_PROC, NEEDS_PROC, WANTS_PROC };

/* What runs in a box, and what it may use. */
struct command {
  const char *program; /* host directory, seen read-only as /app; or NULL */
  char *argv[MAX_ARGS + 1];
  char *env[MAX_ENV + 1];
  long cpu_ms, wall_ms, memory_kb, stack_kb, processes, scratch_kb, scratch_files;
  enum proc proc;
  bool reserves_memory;   /* reserves far more address space than it uses */
  struct transfer puts[MAX_FILES], takes[MAX_FILES];
  const char *log; /* host path of an existing file */
  long log_kb;
  int argc, envc, put_count, take_count;
};

struct request {
  const char *id;
  struct command commands[2]; /* the program, and the peer that it talks to if there is one */
  struct one_case cases[MAX_CASES];
  int command_count, case_count;
};

/* Reads NUL-ended `key=value` fields; the request points into them. NULL, or what is wrong. */
const char *parse_request(char *fields, size_t length, struct request *request);

/* ---- machine.c and template.c */

struct machine {
  int level;          /* 1..4 as in main.c; 5 = refuse */
  bool root;          /* boxes get host uids of their own */
  int cgroup_version; /* 0, 1, 2 */
  int template_ns;    /* the finished root directory, as a mount namespace */
  int processors;
  int cpu;            /* the one processor of every box, or -1 */
  char reasons[REASON_BYTES];
  const char *binds[MAX_BINDS]; /* further toolchain directories */
  int bind_count;
};

/* Finds the level, enters the namespaces of the helper, builds the template. */
void machine_prepare(struct machine *machine);
void machine_reason(struct machine *machine, const char *what, int error);
/* Builds the root directory of every box in a namespace of its own. Its fd, or -1 with errno. */
int template_build(const struct machine *machine);
/* A private, detached copy of a mount, read-only or not. fd, or -1 with errno. */
int detached_readonly(const char *path);
int detached_writable(const char *path);
/* A detached /proc of the caller's pid namespace. fd, or -1 with errno. */
int detached_proc(void);
int attach_mount(int mount, const char *path);

/* ---- cgroup.c */

struct cgroup {
  int version;
  char memory[PATH_BYTES], pids[PATH_BYTES], cpu[PATH_BYTES]; /* one directory three times on v2 */
};

/* Finds and prepares a place for groups; version 0 when there is none. */
int cgroup_prepare(struct machine *machine);
/* The group of a slot's program, or of its peer. */
void cgroup_name(struct cgroup *cgroup, int slot, bool peer);
int cgroup_create(const struct cgroup *cgroup, long memory_kb, long processes);
int cgroup_join(const struct cgroup *cgroup);
/* A file that the box reads its own CPU time from, or -1. */
int cgroup_open_usage(const struct cgroup *cgroup);
/* What that file says, or -1. */
long long cgroup_read_usage_us(const struct cgroup *cgroup, int usage);
long long cgroup_cpu_us(const struct cgroup *cgroup);
/* The longest that one of the living members was ready to run, and no processor was free. */
long long cgroup_waited_us(const struct cgroup *cgroup);
/* The most that was in use, but for cached files. */
long cgroup_peak_kb(const struct cgroup *cgroup);
/* The most that one of the living members ever had in memory, pages of libraries included. */
long cgroup_resident_kb(const struct cgroup *cgroup);
long cgroup_oom_kills(const struct cgroup *cgroup);
/* Kills what is left inside and removes the group. */
void cgroup_remove(const struct cgroup *cgroup);
/* Groups of helpers that were killed; does nothing when none are left. */
void cgroup_remove_leftovers(void);

/* ---- usage.c: live use of processes, and of a process tree without cgroups */

struct usage {
  long long cpu_us;
  long long waited_us; /* the longest that one was ready to run, and no processor was free */
  long rss_kb;
};
struct usage tree_usage(pid_t root);
/* How long a process was ready to run, and no processor was free. */
long long process_waited_us(const char *pid);
/* The most that a process ever had in memory. */
long process_most_resident_kb(const char *pid);

/* ---- seccomp.c */

int seccomp_install(void);

/* ---- box.c: inside */

struct box {
  const struct machine *machine;
  const struct command *command;
  const struct one_case *run;
  const struct cgroup *cgroup;
  uid_t uid;
  int input, output, log, errors, report, program, usage;
  int input_mount, output_mount; /* the same files, to be shown in the box; -1: they are no files */
  int word; /* where the word to start the program comes from */
  int puts[MAX_FILES], takes[MAX_FILES];
  int foreign[4]; /* what is not the box's own: closed at once */
  bool keeps_pipes; /* holds the pipes of the program, so that the peer hears of its end only after we have looked */
};

struct outcome {
  const char *failed; /* the step of the set-up that failed (a literal: same address in every process) */
  int error;
  int status;         /* as of wait(2) */
  long maxrss_kb;
  long long cpu_us;      /* of the whole box once all but process 1 had ended, or -1; on the clock of the baseline */
  long long baseline_us; /* spent before exec, on the clock that the supervisor reads */
  long long wall_us;
  bool deserted;         /* nobody could read its output any more when it ended */
};

/* Process 1 of the box. Reports one struct outcome and exits, which kills all that is left. */
void box_main(struct box *box) __attribute__((noreturn));
/* Becomes the program. Only returns through _exit. */
void program_main(const struct box *box, int errors) __attribute__((noreturn));

/* ---- errors.c: in process 1 of a box */

/* The end of a pipe for the program's standard error, or -1 with errno. */
int errors_open(uid_t uid);
/* Waits until something is written or a child has ended. */
void errors_hear(void);
/* Writes the end of what was written. */
int errors_write(int file);

/* ---- watch.c: one box seen from outside */

enum stop { NONE, CPU, WALL, MEMORY, OUTPUT, LEFT /* the peer had failed */ };

struct watch {
  const struct box *box;
  struct watch *peer; /* of a program: while it computes, the program's wall clock stands */
  pid_t child; /* 0: it has ended, and the account is settled */
  int report;  /* our end */
  int word;    /* our end; -1 once it is given */
  struct outcome outcome;
  enum stop stop;
  bool reported;
  long long cpu_us, wall_us, started_us;
  long long waited_us; /* for a processor: its wall clock stands meanwhile */
  long long leave_us;  /* when to stop waiting for it, less what it had waited for a processor by then; 0 = never */
  long long cpu_until_left_us; /* its CPU time when the peer had ended */
  long peak_kb;
};

/* Brings the account up to date and sets `stop` when a limit is passed. Returns how long the box may be left alone. */
long long watch_look(struct watch *watch);
/* Reads the CPU time and the memory that the box has used so far. */
void watch_count(struct watch *watch);
/* Takes the report of a box that has one, and ends the box. */
void watch_hear(struct watch *watch);
/* Kills the box and settles its account. */
void watch_end(struct watch *watch);
/* How long it did nothing, though it could have, and nor did its peer. */
long long watch_idle_us(const struct watch *watch);
const char *watch_ending(const struct watch *watch);

/* ---- pair.c: two boxes, each the other's input and output */

struct pair {
  int to_peer[2], to_program[2]; /* pipes; -1 where closed */
  int heard, answered; /* the pipes by O_PATH: can be looked into, and keep nothing open */
  int left_open[2]; /* the peer's ends, for reading and writing, after it was stopped while the program was alive: -1 before */
  bool stopped; /* the peer was stopped while the program was alive */
};

int pair_open(struct pair *pair);
void pair_close(struct pair *pair);
/* Ends whichever has passed a limit, and acts on what the end of one means for the other. */
void pair_conclude(struct pair *pair, struct watch *program, struct watch *peer);
/* Whether the program ended, or was stopped, before the peer. */
bool pair_program_was_first(const struct watch *program);
/* Leaves out what the program has used after the end of a peer that was first. */
void pair_settle(struct watch *program);

/* ---- supervise.c: outside */

/* Runs every case of the request, a reply for each. 0, or -1 when the judge itself failed. */
int supervise(const struct machine *machine, const struct request *request, int slot, int credits);

#endif
