// J12: lists every directory around it for answers and other submissions
// Deserves: accepted
#define _GNU_SOURCE
#include <dirent.h>
#include <stdio.h>
#include <string.h>

#define BREACH(what) return puts("breach: " what), 0

static const char *known = " . .. app bin dev etc lib lib32 lib64 libx32 opt proc sbin tmp usr var w ";

static int is_known(const char *name) {
    char word[300];
    snprintf(word, sizeof word, " %s ", name);
    return strstr(known, word) != 0;
}

int main(void) {
    DIR *root = opendir("/"), *app = opendir("/app"), *own = opendir("/w");
    struct dirent *entry;
    while (root && (entry = readdir(root)))
        if (!is_known(entry->d_name)) return printf("breach: /%s\n", entry->d_name), 0;
    while (app && (entry = readdir(app)))
        if (entry->d_name[0] != '.' && strcmp(entry->d_name, "main")) return printf("breach: /app/%s\n", entry->d_name), 0;
    while (own && (entry = readdir(own)))
        if (strcmp(entry->d_name, ".") && strcmp(entry->d_name, "..")) return printf("breach: /w/%s\n", entry->d_name), 0;
    /* Where a toolchain has settings there, only they are shown. */
    DIR *var = opendir("/var");
    while (var && (entry = readdir(var)))
        if (entry->d_name[0] != '.' && strcmp(entry->d_name, "lib")) return printf("breach: /var/%s\n", entry->d_name), 0;
    DIR *settings = opendir("/var/lib");
    while (settings && (entry = readdir(settings)))
        if (entry->d_name[0] != '.' && strcmp(entry->d_name, "ghc")) return printf("breach: /var/lib/%s\n", entry->d_name), 0;
    puts("contained");
    return 0;
}
